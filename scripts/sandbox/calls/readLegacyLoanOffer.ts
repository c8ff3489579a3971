import { wireFlag } from '../loan/money.ts';
import { commonWords, payDateIso } from '../offer/describeOffer.ts';
import { findOpenOffer } from '../offer/findOffer.ts';
import { imageUrl } from '../site/imageUrl.ts';
import { en } from '../texts/en.ts';
import { sampleWords } from '../texts/texts.ts';
import type { Call } from './call.ts';

/** The loan that waits for the borrower's word, for the legacy confirmation. */
export async function readLegacyLoanOffer(call: Call) {
  const offer = await findOpenOffer(call, call.database.reader);
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
