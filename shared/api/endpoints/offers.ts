import type { Amount } from '../../domain/money.ts';
import { parseAmount, parseFlag, parseRecord, parseText, type Raw } from '../parse.ts';

/** One payment of the repayment plan of a loan offer. */
export interface PlannedPayment {
  readonly title: string;
  readonly amount: Amount | undefined;
  readonly description: string;
  readonly payTime: string;
}

/** The dialog's texts for a borrower who goes back from an offer. */
export interface BackQuestion {
  readonly title: string;
  readonly content: string;
}

/** Parses one payment of an offer's plan. */
export const readPlannedPayment = (item: unknown): PlannedPayment => {
  const raw = parseRecord(item);
  return {
    title: parseText(raw['title']),
    amount: parseAmount(raw['amount']),
    description: parseText(raw['description']),
    payTime: parseText(raw['pay_time']),
  };
};

/** Parses the texts of the dialog on going back; undefined if the offer has none. */
export const readBackQuestion = (raw: Raw): BackQuestion | undefined =>
  parseFlag(raw['isPopType'])
    ? { title: parseText(raw['popTitle']), content: parseText(raw['popContent']) }
    : undefined;
