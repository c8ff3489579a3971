import type { Cents } from './money.ts';
import { CLAIMS, type Claim } from './terms.ts';
import { requireWhole } from './wholeNumbers.ts';

/** What is open on a loan, in cents by claim; a claim that is not named has nothing open. */
export type OpenClaims = { readonly [claim in Claim]?: Cents };

/** What a payment did to one claim, in cents. */
export interface ClaimPayment {
  readonly claim: Claim;
  readonly paidCents: Cents;
  readonly openCents: Cents;
}

/** Where a payment went: every claim in the order of the terms, and what was more than all of them. */
export interface PaymentSplit {
  readonly claims: readonly ClaimPayment[];
  readonly unusedCents: Cents;
}

/**
 * Splits a payment over the open claims in the order of the terms: a claim gets something only where all before it are
 * paid in full. Every cent goes somewhere. Throws a RangeError for what is no amount.
 */
export const splitPayment = (paymentCents: Cents, open: OpenClaims): PaymentSplit => {
  let unusedCents = requireWhole(paymentCents);
  const claims = CLAIMS.map((claim): ClaimPayment => {
    const claimedCents = requireWhole(open[claim] ?? 0);
    const paidCents = Math.min(unusedCents, claimedCents);
    unusedCents -= paidCents;
    return { claim, paidCents, openCents: claimedCents - paidCents };
  });
  return { claims, unusedCents };
};
