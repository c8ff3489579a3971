import type { Link } from '../../api/endpoints/links.ts';
import { type Order, readOrder } from '../../api/endpoints/readOrder.ts';
import type { Outcome } from '../../api/outcome.ts';
import type { CallOptions } from '../../api/settle.ts';
import { isRunning, isTakenOn, SETTLED, STATUS_110 } from '../../domain/orderStatus.ts';
import { ALREADY_SUBMITTED } from '../../domain/serviceCodes.ts';
import type { Words } from '../../i18n/messages.ts';
import type { Env } from '../../platform/env.ts';
import type { Failure } from '../core/explain.ts';
import { submissionKey } from '../core/submissionKey.ts';
import type { CheckResult } from '../core/submissionState.ts';
import { type SentBefore, type SubmissionEnv, type SubmitOnce, submitOnce } from '../core/submitOnce.ts';
import { loanSubmissionLog } from './loanSubmissionLog.ts';

/** Taking a loan out, once. */
export interface LoanSubmission extends Omit<SubmitOnce, 'send'> {
  /** Sends it, unless it has been sent; undefined where nothing was sent. */
  push(ask: (options: CallOptions) => Promise<Outcome<Link>>): Promise<Outcome<Link> | undefined>;
  /** What the last look at the order had to say, in the service's words. */
  said(): Words;
  /** Its words for an order that it has taken on and that is no running loan yet; empty where the order stands otherwise. */
  pendingWords(): Words;
  /** Why the last look at the order had no answer; undefined where it had one. */
  failure(): Failure | undefined;
}

/** The lock on the loan that the page's address names. All pages that confirm share it, for it is the same loan. */
export const createLoanSubmission = (env: Env & SubmissionEnv): LoanSubmission => {
  const { orderId, productId } = env.page.session;
  let said: Words = '';
  let pendingWords: Words = '';
  let failure: Failure | undefined;
  // How the order stood when it was last seen.
  let seen: string | undefined;

  const readStatus = async (): Promise<Outcome<Order>> => {
    const outcome = await env.call(readOrder, { productId, orderId });
    if (outcome.kind === 'ok') seen = outcome.data.status;
    return outcome;
  };

  // A loan that the service has said yes to stays taken for a day, unless its order has come to an end since.
  const lookForAccepted = (status: string, { before, isOld }: SentBefore): CheckResult => {
    // Without an order it may well be another loan of the product that is seen after a day.
    if (isTakenOn(status)) return isOld && !orderId ? 'changed' : 'done';
    const isOver = [STATUS_110, SETTLED].includes(status);
    return isOver && before !== undefined && before !== status ? 'open' : 'unknown';
  };

  const look = async (sent: SentBefore | undefined): Promise<CheckResult> => {
    const outcome = await readStatus();
    failure = outcome.kind === 'ok' ? undefined : { env, outcome };
    if (outcome.kind === 'refused') said = outcome.message;
    // A no says nothing of the loan: the session may have ended.
    if (outcome.kind !== 'ok') return 'unknown';
    const { status, statusText } = outcome.data;
    said = statusText;
    pendingWords = isTakenOn(status) && !isRunning(status) ? statusText : '';
    if (sent?.wasAccepted) return lookForAccepted(status, sent);
    const { before } = sent ?? {};
    // An order that was no loan yet and is paid back by now had this one in between.
    if (status === SETTLED && before && before !== SETTLED && !isRunning(before)) return 'done';
    if (!isTakenOn(status)) return 'open';
    // After a day it may well be another loan that is seen.
    if (sent?.isOld) return 'changed';
    // An order can stand so while it still waits for the borrower's word: only one that stood otherwise before tells of it.
    const stoodSo = isRunning(status) ? isRunning(before ?? '') : before === undefined || isTakenOn(before);
    return stoodSo ? 'unknown' : 'done';
  };

  const { send, open, ...lock } = submitOnce(
    { ...env, submissionLog: loanSubmissionLog(env) },
    {
      key: submissionKey('push', env.page),
      check: look,
      snapshot: () => seen,
    },
  );

  return {
    ...lock,
    open: () => {
      open();
      // What the order says before the loan is asked for. A tap does not wait for it, and a look has asked where one has been sent.
      if (orderId && productId && lock.$state.get().kind === 'free') void readStatus();
    },
    said: () => said,
    pendingWords: () => pendingWords,
    failure: () => failure,
    push: (ask) => send(ask, { isUnclear: ({ code }) => code === ALREADY_SUBMITTED }),
  };
};
