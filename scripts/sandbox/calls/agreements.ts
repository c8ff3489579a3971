import type { Queries } from '../database/openDatabase.ts';
import { Refusal, refusal, refusalCodes } from '../http/refusal.ts';
import { agreementTitles, agreementUrl, findContract } from '../offer/agreements.ts';
import { type Call, requiredText } from './call.ts';

/** Lists the loan's contracts, both before and after the loan is taken; empty for an application. */
export async function listAgreements(call: Call, db: Queries) {
  if (!(await findContract(call, db))) return [];
  return agreementTitles(call.texts).map((title, index) => ({ title, position: index + 1 }));
}

/** Returns the URL of a contract's page. */
export async function openAgreement(call: Call, db: Queries) {
  const position = requiredText(call, 'position');
  const contract = await findContract(call, db);
  if (!contract) throw refusal('offerUnknown');
  if (!agreementTitles(call.texts)[Number(position) - 1])
    throw new Refusal(refusalCodes.agreementUnknown, 'There is no agreement at this position.');
  return { contract_url: agreementUrl(call, contract, position) };
}
