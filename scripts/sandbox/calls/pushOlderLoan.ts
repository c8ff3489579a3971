import { confirmOffer } from '../offer/confirmOffer.ts';
import type { Call } from './call.ts';

/** Takes the loan of the very amount that was offered, for the older confirmation. */
export async function pushOlderLoan(call: Call) {
  return { url: await confirmOffer(call, ({ terms }) => ({ amount: String(terms.amountCents) })) };
}
