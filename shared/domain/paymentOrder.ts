import type { Cents } from './money.ts';
import { CLAIMS, type Claim } from './terms.ts';
import { requireWhole } from './wholeNumbers.ts';

/** What is still owed on a loan, in cents by claim; nothing is owed on a claim that is absent. */
export type OpenClaims = { readonly [claim in Claim]?: Cents };

/** How much of a payment went to one claim, and how much of the claim stays open, in cents. */
export interface ClaimPayment {
  readonly claim: Claim;
  readonly paidCents: Cents;
  readonly openCents: Cents;
}

/** How a payment was allocated: every claim in the order of the terms, and the part of the payment that exceeds all claims. */
export interface PaymentSplit {
  readonly claims: readonly ClaimPayment[];
  readonly unusedCents: Cents;
}

/**
 * Allocates a payment to the open claims in the order of the terms: a claim gets money only if all claims before it are paid in full. No cent is
 * lost.
 * @throws RangeError if an amount is negative or not a whole number.
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
