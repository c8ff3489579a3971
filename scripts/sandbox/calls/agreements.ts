import type { Queries } from '../database/openDatabase.ts';
import { badRequest, refusal } from '../http/refusal.ts';
import { agreementTitles, agreementUrl, findContract, wireAgreements } from '../offer/agreements.ts';
import { type Call, requiredText } from './call.ts';

/** Refuses the call unless `scene` is 3, the confirmation of a loan. */
function requireScene(call: Call): void {
  if (requiredText(call, 'scene') !== '3') throw badRequest('The field scene must be 3.');
}

/** Lists the loan's contracts, both before and after the loan is taken; empty for an application. */
export async function listAgreements(call: Call, tx: Queries) {
  requireScene(call);
  const contract = await findContract(call, tx);
  return contract ? wireAgreements(contract) : [];
}

/** Returns the URL of a contract's page. */
export async function openAgreement(call: Call, tx: Queries) {
  requireScene(call);
  const position = requiredText(call, 'position');
  const offer = await findContract(call, tx);
  if (!offer) throw refusal('offerUnknown');
  if (!agreementTitles(offer)[Number(position) - 1]) throw refusal('agreementUnknown');
  return { contract_url: agreementUrl(call, offer, position) };
}
