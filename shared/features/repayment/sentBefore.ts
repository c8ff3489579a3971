import { parseFlag, parseRecord } from '../../api/parse.ts';
import { momentOf } from '../../domain/dates.ts';
import type { Env } from '../../platform/env.ts';
import type { SessionStore } from '../../platform/storage/sessionStore.ts';
import { submissionKey } from '../core/submissionKey.ts';

// For as long as a tab keeps a payment that it waits for.
const DAY_MS = 86_400_000;

/**
 * Notes in this tab a payment by card or wallet that another one has sent within a day, so that its pages warn before the
 * order is paid again. @returns whether it is noted now.
 */
export const noteSentBefore = (
  { page, store, clock }: Pick<Env, 'page' | 'store' | 'clock'>,
  phone: Pick<SessionStore, 'read'>,
): boolean => {
  const { atMs, call } = parseRecord(phone.read(`sent:${submissionKey('repay', page)}`));
  if (typeof atMs !== 'number' || Math.abs(clock.now() - atMs) >= DAY_MS) return false;
  // All of this is written as `readPayment` reads it, which other late parts hold: what this one shared with them would be one
  // more of them.
  const noted = parseRecord(store.read('payment'));
  // A code that was only seen, or a payment that the order has shown since, is not the one that was sent.
  const isOnlyShown = parseFlag(noted['isOnlyShown']);
  const seenAtMs = momentOf(noted['seenAtMs']) ?? momentOf(noted['lastSeenAtMs']);
  if (noted['way'] && !isOnlyShown) return false;
  if (seenAtMs !== undefined && seenAtMs >= atMs) return false;
  // Which of the two the order shows next nobody can say: so no amount, no channel and no number is known of it.
  const unsure = { amount: '', channel: '', reference: '', isOnlyShown: 0, isOneOfSeveral: 1 };
  // Without such a code no more than that, for how the order stood before is not known here: what was accepted may be in it already.
  const known = isOnlyShown ? { ...noted, ...unsure } : { lastSeenAtMs: seenAtMs };
  return store.write('payment', { ...known, sentAtMs: atMs, way: call === 'wallet' ? 'wallet' : 'card' });
};
