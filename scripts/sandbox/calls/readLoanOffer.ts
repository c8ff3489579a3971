import type { Queries } from '../database/openDatabase.ts';
import { offerFacts } from '../loan/facts.ts';
import { firstAgreementUrl } from '../offer/agreements.ts';
import { commonFields, findOpenOffer, payDateIso } from '../offer/offers.ts';
import { imageUrl } from '../site/images.ts';
import type { Call } from './call.ts';

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
