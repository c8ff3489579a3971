import { type Order, readOrder } from '../../api/endpoints/readOrder.ts';
import type { Outcome } from '../../api/outcome.ts';
import { parseRecord, parseText } from '../../api/parse.ts';
import { DAY_MS } from '../../domain/dates.ts';
import { isAccepted, isRunning, SETTLED, STATUS_110 } from '../../domain/orderStatus.ts';
import type { Words } from '../../i18n/messages.ts';
import type { Env } from '../../platform/env.ts';
import type { SubmissionLog } from '../../platform/storage/submissionLog.ts';
import type { Failure } from '../core/failure.tsx';
import type { CheckResult, EarlierRequest, SubmissionEnv, SubmitOnce } from '../core/submission.ts';
import { loanKey, submissionKey } from '../core/submissionKey.ts';
import { parseSubmissionRecord } from '../core/submissionRecord.ts';
import { submitOnce } from '../core/submitOnce.ts';

/** Submits a loan request exactly once. */
export interface LoanSubmission extends SubmitOnce {
  /** The service's words from the last check of the order. */
  orderText(): Words;
  /** The service's words for an order that it has accepted and that is not a running loan yet; empty for any other status. */
  pendingText(): Words;
  /** Why the last check of the order got no response; undefined if it got one. */
  failure(): Failure | undefined;
}

/** The lock on the loan in the page's address. All confirmation pages share it, because they confirm the same loan. */
export const createLoanSubmission = (env: Env & SubmissionEnv): LoanSubmission => {
  const { orderId, productId } = env.page.session;
  let orderText: Words = '';
  let pendingText: Words = '';
  let failure: Failure | undefined;
  // The last known status of the order.
  let lastStatus: string | undefined;

  const readStatus = async (): Promise<Outcome<Order>> => {
    const outcome = await env.call(readOrder, { productId, orderId });
    if (outcome.kind === 'ok') lastStatus = outcome.data.status;
    return outcome;
  };

  // A loan that the service accepted counts as taken for a day, unless its order has ended since.
  const checkAccepted = (status: string, { before, isOld }: EarlierRequest): CheckResult => {
    // After a day, without an order number, it may be a different loan of the product.
    if (isAccepted(status)) return isOld && !orderId ? 'changed' : 'done';
    const isOver = [STATUS_110, SETTLED].includes(status);
    return isOver && before !== undefined && before !== status ? 'ended' : 'unknown';
  };

  const checkOrder = async (sent: EarlierRequest | undefined): Promise<CheckResult> => {
    const outcome = await readStatus();
    failure = outcome.kind === 'ok' ? undefined : { env, outcome };
    if (outcome.kind === 'refused') orderText = outcome.message;
    // A refusal of this read says nothing about the loan: the session may have expired.
    if (outcome.kind !== 'ok') return 'unknown';
    const { status, statusText } = outcome.data;
    orderText = statusText;
    pendingText = isAccepted(status) && !isRunning(status) ? statusText : '';
    if (sent?.wasAccepted) return checkAccepted(status, sent);
    const { before } = sent ?? {};
    // An order that was not a loan before and is paid back now was this loan in between.
    if (status === SETTLED && before && before !== SETTLED && !isRunning(before)) return 'done';
    if (!isAccepted(status)) return 'open';
    // After a day it may be a different loan.
    if (sent?.isOld) return 'changed';
    // An order can have this status while it still waits for the borrower's confirmation: only a change from a different status proves the loan.
    const wasAlready = isRunning(status) ? isRunning(before ?? '') : before === undefined || isAccepted(before);
    return wasAlready ? 'unknown' : 'done';
  };

  const lock = submitOnce(
    { ...env, submissionLog: loanSubmissionLog(env) },
    {
      key: submissionKey('push', env.page),
      check: checkOrder,
      snapshot: () => lastStatus,
    },
  );

  return {
    ...lock,
    open: () => {
      lock.open();
      // The status of the order before the loan is requested. A tap does not wait for it; if a request was sent already, the check has read it.
      if (orderId && productId && lock.$state.get().kind === 'free') void readStatus();
    },
    orderText: () => orderText,
    pendingText: () => pendingText,
    failure: () => failure,
  };
};

const momentOf = (stored: unknown): number => parseSubmissionRecord(stored)?.atMs ?? 0;

/**
 * The submission records of a loan request. It is the same loan whether a link names its order and its product, as the app's links do, or only the
 * product. Its record is therefore stored under both keys; the one under the product contains the order, if that is known. A record that a page
 * with the other kind of link left counts for a day; one of another order never counts.
 */
const loanSubmissionLog = ({
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
