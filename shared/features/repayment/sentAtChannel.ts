import type { PeriodPlan } from '../../api/endpoints/readPeriodPlan.ts';
import type { RepaymentInfo } from '../../api/endpoints/repaymentInfo.ts';
import type { Key } from '../../api/parse.ts';
import type { Amount } from '../../domain/money.ts';
import type { OrderWords } from './paymentProgress.ts';
import type { SentPayment } from './sentPayment.ts';

/** The payment for which the borrower leaves a page: of its plan, or of a rollover, at a channel. */
export interface LeftForChannel {
  readonly plan: RepaymentInfo | PeriodPlan;
  readonly amount: Amount;
  readonly channelNumber: Key | undefined;
  readonly isRollover: boolean;
}

/** The payment that the borrower may make at a channel. */
export const sentAtChannel = ({ plan, amount, channelNumber, isRollover }: LeftForChannel): SentPayment => ({
  way: 'channel',
  amount: String(amount),
  channel: plan.channels.find(({ number }) => number === channelNumber)?.name ?? '',
  reference: '',
  promised: isRollover ? plan.dueDate : '',
  isAccepted: false,
});

/** The state of the order from its plan: which instalment is due, and when; undefined if the plan does not contain it. */
export const wordsOfPlan = ({ plan }: LeftForChannel): OrderWords | undefined =>
  'details' in plan ? { status: 'due', statusText: '', statusDescription: '', details: plan.details } : undefined;
