import { parseRecord } from '../../api/parse.ts';
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
  if (typeof atMs !== 'number' || Math.abs(clock.now() - atMs) >= DAY_MS || store.read('payment')) return false;
  // No more than that, for how the order stood before is not known here: what was accepted may be in it already. Written as
  // `readPayment` reads it, which other late parts hold: what this one shared with them would be one more of them.
  return store.write('payment', { way: call === 'wallet' ? 'wallet' : 'card', sentAtMs: atMs });
};
