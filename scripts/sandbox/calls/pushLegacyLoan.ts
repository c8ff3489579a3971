import { confirmOffer, type Repeated } from '../offer/confirmOffer.ts';
import type { Call } from './call.ts';

/** Takes the loan of the very amount that was offered, for the legacy confirmation, which follows the address as it is. */
export async function pushLegacyLoan(call: Call) {
  const { userId = '', sessionId = '' } = call.query;
  const repeated: Repeated = ({ terms }) => ({ amount: String(terms.amountCents) });
  return { url: await confirmOffer(call, repeated, { userId, sessionId }) };
}
