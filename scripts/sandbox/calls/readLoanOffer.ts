import type { Queries } from '../database/openDatabase.ts';
import { wireCents, wireFlag } from '../loan/money.ts';
import { firstAgreementUrl } from '../offer/agreements.ts';
import { commonWords, findOpenOffer, payDateIso } from '../offer/offers.ts';
import { imageUrl } from '../site/images.ts';
import { en } from '../texts/en.ts';
import { sampleWords } from '../texts/texts.ts';
import type { Call } from './call.ts';

/** Returns the loan offer that the borrower has not confirmed yet. */
export async function readLoanOffer(call: Call, db: Queries) {
  const offer = await findOpenOffer(call, db);
  const { productName, terms } = offer;
  const firstDay = terms.parts[0]?.dueInDays ?? terms.termDays;
  return {
    ...commonWords(offer),
    periods: wireCents(terms.termDays, terms),
    termUnit: terms.termUnit,
    firstPayTime: payDateIso(offer, firstDay),
    firstPeriodDay: wireCents(firstDay, terms),
    pRateDsc: sampleWords(terms.rateText),
    sendSms: wireFlag(false, terms),
    popAgreementUrl: firstAgreementUrl(call, offer),
    comProductLogo: imageUrl(call.origin, productName),
    comProductName: productName,
  };
}

/** Returns the loan offer that the borrower has not confirmed yet, for the legacy confirmation page. */
export async function readLegacyLoanOffer(call: Call, db: Queries) {
  const offer = await findOpenOffer(call, db);
  const { productName, terms } = offer;
  const { legacy = { buttonText: en.samples.getMyLoan, showsRupee: false } } = terms;
  return {
    ...commonWords(offer),
    productLogo: imageUrl(call.origin, productName),
    productName,
    repayDate: payDateIso(offer, terms.parts[0]?.dueInDays ?? terms.termDays),
    buttonText: sampleWords(legacy.buttonText),
    showRupee: wireFlag(legacy.showsRupee, terms),
    popMsg: sampleWords(legacy.promotion ?? ''),
  };
}
