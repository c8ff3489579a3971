import type { Amount } from '../../domain/money.ts';
import { parseAmount, parseFlag, parseRecord, parseText, type Raw } from '../parse.ts';

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
  const raw = parseRecord(item);
  return {
    title: parseText(raw['title']),
    amount: parseAmount(raw['amount']),
    description: parseText(raw['description']),
    payTime: parseText(raw['pay_time']),
  };
};

/** Reads the question for the way back; undefined where the offer has none. */
export const readBackQuestion = (raw: Raw): BackQuestion | undefined =>
  parseFlag(raw['isPopType'])
    ? { title: parseText(raw['popTitle']), content: parseText(raw['popContent']) }
    : undefined;
