import { wireCents, wireFlag } from '../loan/money.ts';
import { firstAgreementUrl } from '../offer/agreements.ts';
import { commonWords, payDateIso } from '../offer/describeOffer.ts';
import { findOpenOffer } from '../offer/findOffer.ts';
import { imageUrl } from '../site/imageUrl.ts';
import { sampleWords } from '../texts/texts.ts';
import type { Call } from './call.ts';

/** The loan that waits for the borrower's word. */
export async function readLoanOffer(call: Call) {
  const offer = await findOpenOffer(call, call.database.reader);
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
