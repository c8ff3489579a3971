import { confirmOffer } from '../offer/confirmOffer.ts';
import type { Call } from './call.ts';

/** Takes the loan in the very terms of its offer. */
export async function pushLoan(call: Call) {
  const lendDetailsUrl = await confirmOffer(call, ({ terms }) => ({
    amount: String(terms.amountCents),
    periods: String(terms.termDays),
    termUnit: String(terms.termUnit),
  }));
  return { lendDetailsUrl };
}
