import { parseFlag, parseRecord } from '../../api/parse.ts';
import { momentOf } from '../../domain/dates.ts';
import type { Env } from '../../platform/env.ts';
import type { SessionStore } from '../../platform/storage/sessionStore.ts';
import { submissionKey } from '../core/submissionKey.ts';

// As long as a tab keeps a payment that it waits for.
const DAY_MS = 86_400_000;

/**
 * Records in this tab a payment by card or wallet that another tab has sent within a day, so that its pages warn before the order is paid again.
 * @returns whether it is recorded now.
 */
export const noteSentBefore = (
  { page, store, clock }: Pick<Env, 'page' | 'store' | 'clock'>,
  phone: Pick<SessionStore, 'read'>,
): boolean => {
  const { atMs, call } = parseRecord(phone.read(`sent:${submissionKey('repay', page)}`));
  if (typeof atMs !== 'number' || Math.abs(clock.now() - atMs) >= DAY_MS) return false;
  // This writes the format that `readPayment` reads. It does not share a module with it: other late chunks contain that one, and a shared module
  // would become one more chunk.
  const noted = parseRecord(store.read('payment'));
  // If only a code was seen, or if the order has shown a payment since, the record is not of the payment that was sent.
  const isOnlyShown = parseFlag(noted['isOnlyShown']);
  const seenAtMs = momentOf(noted['seenAtMs']) ?? momentOf(noted['lastSeenAtMs']);
  if (noted['way'] && !isOnlyShown) return false;
  if (seenAtMs !== undefined && seenAtMs >= atMs) return false;
  // It is unknown which of the two the order will show next, so no amount, channel or number is kept.
  const unsure = { amount: '', channel: '', reference: '', isOnlyShown: 0, isOneOfSeveral: 1 };
  // Without such a code nothing else is kept, because the earlier state of the order is not known here: it may contain the accepted payment
  // already.
  const known = isOnlyShown ? { ...noted, ...unsure } : { lastSeenAtMs: seenAtMs };
  return store.write('payment', { ...known, sentAtMs: atMs, way: call === 'wallet' ? 'wallet' : 'card' });
};
