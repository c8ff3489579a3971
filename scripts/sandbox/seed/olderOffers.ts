import type { OfferSeed, OfferTerms, OlderTexts } from './offerSeed.ts';
import { onePart, threeParts } from './offerTerms.ts';

const plain: OlderTexts = { buttonText: 'Get my loan', showsRupee: false };

function olderOffer(number: number, borrowerName: string, story: string, terms: OfferTerms): OfferSeed {
  return {
    orderId: `1703${number}`,
    userId: `503${number}`,
    borrowerName,
    mobilePhone: `091700003${number}`,
    productId: '2003',
    productName: 'Sample Classic Loan',
    story,
    terms,
  };
}

/** Borrowers for the older confirmation. */
export const olderOffers: readonly OfferSeed[] = [
  olderOffer(12, 'Karina Yap', 'Older: with the rupee sign, and a button with words of its own.', {
    ...onePart,
    older: { buttonText: 'Yes, send me the money', showsRupee: true },
  }),
  olderOffer(13, 'Lito Marquez', 'Older: without a sign, with a promotion on load and a question on the way back.', {
    ...threeParts,
    older: { ...plain, promotion: 'Only today: no service fee on your next loan if you take this one.' },
    backQuestion: { title: 'Leave already?', content: 'Your loan of 5,000.00 is ready to be sent.' },
  }),
  olderOffer(14, 'Minda Chua', 'Older: a push leads to a page of the app, not of the web.', {
    ...onePart,
    older: plain,
    target: 'sampleloan://order/{orderId}',
  }),
  olderOffer(15, 'Nestor Uy', 'Older: a push names an address that must not be followed.', {
    ...onePart,
    older: plain,
    target: 'javascript:alert(1)',
  }),
  olderOffer(16, 'Olivia Sy', 'Older: amounts and flags go as text.', {
    ...onePart,
    sendsText: true,
    older: { buttonText: 'Confirm', showsRupee: true, promotion: 'Your first loan with us is ready.' },
  }),
];
