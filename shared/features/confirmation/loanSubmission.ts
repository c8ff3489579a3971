import type { Link } from '../../api/endpoints/links.ts';
import { readOrder } from '../../api/endpoints/readOrder.ts';
import type { Outcome } from '../../api/outcome.ts';
import type { CallOptions } from '../../api/settle.ts';
import { isTakenOn } from '../../domain/orderStatus.ts';
import { ALREADY_SUBMITTED } from '../../domain/serviceCodes.ts';
import type { Words } from '../../i18n/messages.ts';
import type { Env } from '../../platform/env.ts';
import { submissionKey } from '../core/submissionKey.ts';
import type { CheckResult } from '../core/submissionState.ts';
import { type SentBefore, type SubmissionEnv, type SubmitOnce, submitOnce } from '../core/submitOnce.ts';

/** Taking a loan out, once. */
export interface LoanSubmission extends Omit<SubmitOnce, 'send'> {
  /** Sends it, unless it has been sent; undefined where nothing was sent. */
  push(ask: (options: CallOptions) => Promise<Outcome<Link>>): Promise<Outcome<Link> | undefined>;
  /** What the last look at the order had to say, in the service's words. */
  said(): Words;
}

/** The lock on the loan that the page's address names. All pages that confirm share it, for it is the same loan. */
export const createLoanSubmission = (env: Env & SubmissionEnv): LoanSubmission => {
  const { orderId, productId } = env.page.session;
  let said: Words = '';

  const look = async (sent: SentBefore | undefined): Promise<CheckResult> => {
    const outcome = await env.call(readOrder, { productId, orderId });
    if (outcome.kind === 'refused') said = outcome.message;
    // A no says nothing of the loan: the session may have ended.
    if (outcome.kind !== 'ok') return 'unknown';
    said = outcome.data.statusText;
    if (!isTakenOn(outcome.data.status)) return 'open';
    // After a day it may well be another loan that is seen.
    return sent?.isOld ? 'changed' : 'done';
  };

  const { send, ...lock } = submitOnce(env, { key: submissionKey('push', env.page), check: look });

  return {
    ...lock,
    said: () => said,
    push: (ask) => send(ask, { isUnclear: ({ code }) => code === ALREADY_SUBMITTED }),
  };
};
