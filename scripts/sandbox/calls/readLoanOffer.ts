import type { Queries } from '../database/openDatabase.ts';
import { Refusal, refusal, refusalCodes } from '../http/envelope.ts';
import { offerFacts } from '../loan/facts.ts';
import {
  agreementTitles,
  agreementUrl,
  commonFields,
  findContract,
  findOpenOffer,
  firstAgreementUrl,
  payDateIso,
} from '../offer/offers.ts';
import { imageUrl } from '../site/images.ts';
import { type Call, requiredText } from './call.ts';

/** Returns the loan offer that the borrower has not confirmed yet. */
export async function readLoanOffer(call: Call, db: Queries) {
  const offer = await findOpenOffer(call, db);
  const { productName, terms } = offer;
  const firstDay = terms.parts[0]?.dueInDays ?? terms.termDays;
  return {
    ...commonFields(offer, call.texts),
    periods: terms.termDays,
    termUnit: terms.termUnit,
    firstPayTime: payDateIso(offer, firstDay),
    firstPeriodDay: firstDay,
    pRateDsc: call.texts.products.perDay(terms.percentPerDay),
    sendSms: 0,
    popAgreementUrl: firstAgreementUrl(call, offer),
    comProductLogo: imageUrl(call.origin, productName),
    comProductName: productName,
    facts: await offerFacts(db, offer, call.texts),
  };
}

/** Returns the loan offer that the borrower has not confirmed yet, for the legacy confirmation page. */
export async function readLegacyLoanOffer(call: Call, db: Queries) {
  const offer = await findOpenOffer(call, db);
  const { productName, terms } = offer;
  const { legacy = { buttonText: 'Get my loan', showsRupee: false } } = terms;
  return {
    ...commonFields(offer, call.texts),
    productLogo: imageUrl(call.origin, productName),
    productName,
    repayDate: payDateIso(offer, terms.parts[0]?.dueInDays ?? terms.termDays),
    buttonText: legacy.buttonText,
    showRupee: Number(legacy.showsRupee),
    popMsg: legacy.promotion ?? '',
    facts: await offerFacts(db, offer, call.texts),
  };
}

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
