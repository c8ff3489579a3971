import { submissionKey } from '../../shared/features/core/submissionKey.ts';
import { parseSubmissionRecord } from '../../shared/features/core/submissionRecord.ts';
import type { KeptReceipt } from '../../shared/features/repayment/keptReceipts.ts';
import type { Env } from '../../shared/platform/env.ts';
import type { SessionStore } from '../../shared/platform/storage/sessionStore.ts';

// The longest time between a submission record and `sentAtMs` of its receipt, which is the time of the response, awaited for a minute at most. A
// receipt with a later time was stored while the clock was ahead, for instance by an hour, and belongs to an earlier payment: if it removed the
// record of a payment in progress, that could be sent twice.
const LONGEST_MS = 120_000;

/**
 * Removes the submission record of a payment of which this phone has a receipt: the order has shown it, so it must not be taken for one in
 * progress. A later record belongs to another payment and stays; so does that of the payment that settled the order, because it leads
 * there.
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
      // If there were several payments, it is unknown whether the order has shown this one.
      mark &&
      progress.kind !== 'settled' &&
      (way === 'card' || way === 'wallet') &&
      !isOneOfSeveral &&
      sentAtMs >= mark.atMs &&
      sentAtMs - mark.atMs < LONGEST_MS,
  );
  if (isSeen) log.write(name, null);
};
