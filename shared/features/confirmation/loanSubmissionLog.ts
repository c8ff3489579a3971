import { parseRecord, parseText } from '../../api/parse.ts';
import { DAY_MS } from '../../domain/dates.ts';
import type { Env } from '../../platform/env.ts';
import type { SubmissionLog } from '../../platform/storage/submissionLog.ts';
import { loanKey } from '../core/submissionKey.ts';
import { parseSubmissionRecord } from '../core/submissionRecord.ts';

// A later request for the same product may be for a different loan.

const momentOf = (stored: unknown): number => parseSubmissionRecord(stored)?.atMs ?? 0;

/**
 * The submission records of a loan request. It is the same loan whether a link names its order and its product, as the app's links do, or only the
 * product. Its record is therefore stored under both keys; the one under the product contains the order, if that is known. A record that a page
 * with the other kind of link left counts for a day; one of another order never counts.
 */
export const loanSubmissionLog = ({
  page,
  clock,
  submissionLog: log,
}: Pick<Env, 'page' | 'clock'> & { readonly submissionLog: SubmissionLog }): SubmissionLog => {
  const { orderId, productId } = page.session;
  // Without a product nothing can be requested.
  if (!productId) return log;
  const productKey = loanKey(page);
  const productName = `sent:${productKey}` as const;

  /** The record under the product, if it is of the loan of this page. */
  const readShared = (): unknown => {
    const stored = log.read(productName);
    const { ofOrder, keptAtMs } = parseRecord(stored);
    const isRecent = Math.abs(clock.now() - Number(keptAtMs)) < DAY_MS;
    return ofOrder === orderId || (isRecent && !(ofOrder && orderId)) ? stored : undefined;
  };

  return {
    read: (name) => {
      const own = orderId ? log.read(name) : undefined;
      return parseSubmissionRecord(own) ? own : (readShared() ?? own);
    },
    write: (name, data) => {
      const shared = readShared();
      const ofOrder = orderId ?? parseText(parseRecord(shared)['ofOrder']);
      const record = data && {
        ...parseRecord(data),
        ofOrder: ofOrder || undefined,
        keptAtMs: momentOf(data) || clock.now(),
      };
      // A later record of another loan is not overwritten.
      const isTheirs = orderId && !shared && momentOf(log.read(productName)) > momentOf(record);
      const isTaken = isTheirs || log.write(productName, record);
      return ofOrder ? log.write(orderId ? name : `sent:${loanKey(page, ofOrder)}`, record) : !!isTaken;
    },
    isPersisted: (name) => [name, productName].every(log.isPersisted),
    // Links with the order and with the product alone share a lock, and so do two of the order that name the borrower and do not.
    exclusive: (key, run) => log.exclusive(productKey, orderId ? () => log.exclusive(key, run) : run),
  };
};
