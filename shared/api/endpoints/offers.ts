import type { Amount } from '../../lib/money.ts';
import { amount, flag, type Raw, record, text } from '../parse.ts';

/** One payment of the plan that a loan offer comes with. */
export interface PlannedPayment {
  readonly title: string;
  readonly amount: Amount | undefined;
  readonly description: string;
  readonly payTime: string;
}

/** What is asked of a borrower who turns back from an offer. */
export interface BackQuestion {
  readonly title: string;
  readonly content: string;
}

/** Reads one payment of an offer's plan. */
export const readPlannedPayment = (item: unknown): PlannedPayment => {
  const raw = record(item);
  return {
    title: text(raw['title']),
    amount: amount(raw['amount']),
    description: text(raw['description']),
    payTime: text(raw['pay_time']),
  };
};

/** Reads the question for the way back; undefined where the offer has none. */
export const readBackQuestion = (raw: Raw): BackQuestion | undefined =>
  flag(raw['isPopType']) ? { title: text(raw['popTitle']), content: text(raw['popContent']) } : undefined;
