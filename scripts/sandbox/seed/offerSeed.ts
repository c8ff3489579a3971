import type { DetailRow } from './borrowerSeed.ts';

/** One payment of an offered loan; `dueInDays` counts from the day of the offer. */
export interface OfferedPart {
  readonly amountCents: number;
  readonly dueInDays: number;
}

/** What only the legacy confirmation shows. */
export interface LegacyTexts {
  readonly buttonText: string;
  readonly showsRupee: boolean;
  /** The popup on load; absent: there is none. */
  readonly promotion?: string;
}

/**
 * A loan as it is offered. `amountCents` is what the borrower receives, to the cent, in every offer: fees are paid with
 * the parts, never held back.
 */
export interface OfferTerms {
  readonly amountCents: number;
  /** How long the loan runs. */
  readonly termDays: number;
  readonly termUnit: number | string;
  readonly rateText: string;
  readonly details: readonly DetailRow[];
  /** What the loan is repaid in; it is the plan that is shown, unless `hidesPlan`. */
  readonly parts: readonly OfferedPart[];
  readonly hidesPlan?: true;
  readonly partTitle?: string;
  readonly partDescription?: string;
  /** A contract in a frame before anything else: one that shows, or one that no frame may show. */
  readonly agreement?: 'shown' | 'unframable';
  readonly agreementTitles?: readonly string[];
  readonly backQuestion?: { readonly title: string; readonly content: string };
  /** Amounts, terms and flags go as text instead of numbers. */
  readonly sendsText?: true;
  readonly legacy?: LegacyTexts;
  /** Where a push leads, `{orderId}` filled in; absent: the order's page on this site. */
  readonly target?: string;
}

/** A borrower for whom a loan waits. Its order number is kept free until the borrower takes the loan. */
export interface OfferSeed {
  readonly orderId: string;
  readonly userId: string;
  readonly borrowerName: string;
  readonly mobilePhone: string;
  readonly productId: string;
  readonly productName: string;
  readonly story: string;
  /** The borrower has never been here: no account is bound. */
  readonly isNew?: true;
  readonly terms: OfferTerms;
}
