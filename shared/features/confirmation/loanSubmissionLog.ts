import { parseRecord, parseText } from '../../api/parse.ts';
import type { Env } from '../../platform/env.ts';
import type { SubmissionLog } from '../../platform/storage/submissionLog.ts';
import { parseSubmissionRecord } from '../core/submissionRecord.ts';
import { loanKey } from './loanKey.ts';

// A loan of the same product that is asked for later may well be another one.
const DAY_MS = 86_400_000;

const momentOf = (stored: unknown): number => parseSubmissionRecord(stored)?.atMs ?? 0;

/**
 * The marks of a loan that was asked for. It is the same loan whether a link names its order and its product, as the app's
 * does, or the product alone: its mark stands under both, and that of the product says which order it is of, where that is
 * known. What a page with the other kind of link has left counts for a day; another order's never does.
 */
export const loanSubmissionLog = ({
  page,
  clock,
  submissionLog: log,
}: Pick<Env, 'page' | 'clock'> & { readonly submissionLog: SubmissionLog }): SubmissionLog => {
  const { orderId, productId } = page.session;
  // Nothing can be asked for without a product.
  if (!productId) return log;
  const productKey = loanKey(page);
  const productName = `sent:${productKey}` as const;

  /** What stands under the product, where it is of the loan that this page is about. */
  const readShared = (): unknown => {
    const stored = log.read(productName);
    const { ofOrder, keptAtMs } = parseRecord(stored);
    const isRecent = Math.abs(clock.now() - Number(keptAtMs)) < DAY_MS;
    return ofOrder === orderId || (isRecent && !(ofOrder && orderId)) ? stored : undefined;
  };

  return {
    read: (name) => {
      const own = orderId && log.read(name);
      return parseSubmissionRecord(own) ? own : (readShared() ?? own);
    },
    write: (name, data) => {
      const shared = readShared();
      const ofOrder = orderId ?? parseText(parseRecord(shared)['ofOrder']);
      const kept = data && {
        ...parseRecord(data),
        ofOrder: ofOrder || undefined,
        keptAtMs: momentOf(data) || clock.now(),
      };
      // The later mark of another loan stays.
      const isTheirs = orderId && !shared && momentOf(log.read(productName)) > momentOf(kept);
      const isTaken = isTheirs || log.write(productName, kept);
      return ofOrder ? log.write(orderId ? name : `sent:${loanKey(page, ofOrder)}`, kept) : !!isTaken;
    },
    isKept: (name) => [name, productName].every(log.isKept),
    exclusive: (_, run) => log.exclusive(productKey, run),
  };
};
