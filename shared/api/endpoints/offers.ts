import { type DataOf, orEmpty, shape } from '../../lib/shape.ts';
import { cents, day, flag, text } from '../fields.ts';

/** One payment of the repayment plan of a loan offer. One that cannot be read stays in the plan, empty: without it the sum would be another. */
export const plannedPayment = orEmpty(
  shape({
    /** Which payment it is, such as ‘1st’. */
    title: text,
    /** How much is paid. */
    amount: cents,
    /** What it consists of. */
    description: text,
    /** When it is due. */
    payTime: ['pay_time', day],
  }),
);

export type PlannedPayment = DataOf<typeof plannedPayment>;

/** The dialog for a borrower who goes back from an offer. */
export const backQuestion = {
  /** Whether the page asks a borrower who goes back to stay. */
  isPopType: flag,
  /** The title of that question. Read if `isPopType` is 1. */
  popTitle: text,
  /** The text of that question. Read if `isPopType` is 1. */
  popContent: text,
} as const;

/** The dialog's texts. */
export interface BackQuestion {
  readonly title: string;
  readonly content: string;
}
