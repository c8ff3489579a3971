import { submissionKey } from '../../shared/features/core/submissionKey.ts';
import { parseSubmissionRecord } from '../../shared/features/core/submissionRecord.ts';
import type { KeptReceipt } from '../../shared/features/repayment/keptReceipts.ts';
import type { Env } from '../../shared/platform/env.ts';
import type { SessionStore } from '../../shared/platform/storage/sessionStore.ts';

// Noted with the answer, which is given up after a minute. A receipt of a clock that stood ahead, as one that has been set back by an
// hour since, is of an earlier payment: without its mark a later one, which may be under way, could go out twice.
const LONGEST_MS = 120_000;

/**
 * Removes the mark of a payment of which this phone has a receipt: the order has shown it, so that it may not be taken for
 * one that is under way. A mark that was left later is of another payment, and stays; so does that of the payment which has
 * settled the order, for it leads there.
 */
export const forgetSeenMark = (
  { page }: Pick<Env, 'page'>,
  log: Pick<SessionStore, 'read' | 'write'>,
  receipts: readonly Pick<KeptReceipt, 'payment' | 'progress'>[],
): void => {
  const name = `sent:${submissionKey('repay', page)}` as const;
  const mark = parseSubmissionRecord(log.read(name));
  const isSeen = receipts.some(
    ({ payment: { way, isOneOfSeveral, sentAtMs }, progress }) =>
      // Of several nobody knows whether it was this one that the order has shown.
      mark &&
      progress.kind !== 'settled' &&
      (way === 'card' || way === 'wallet') &&
      !isOneOfSeveral &&
      sentAtMs >= mark.atMs &&
      sentAtMs - mark.atMs < LONGEST_MS,
  );
  if (isSeen) log.write(name, null);
};
