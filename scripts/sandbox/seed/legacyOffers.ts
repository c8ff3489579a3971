import type { LegacyTexts, OfferSeed, OfferTerms } from './offerSeed.ts';
import { onePart, threeParts } from './offerTerms.ts';

const plain: LegacyTexts = { buttonText: 'Get my loan', showsRupee: false };

function legacyOffer(number: number, borrowerName: string, story: string, terms: OfferTerms): OfferSeed {
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

/** Borrowers for the legacy confirmation. */
export const legacyOffers: readonly OfferSeed[] = [
  legacyOffer(12, 'Karina Yap', 'Legacy: with the rupee sign, and a button with words of its own.', {
    ...onePart,
    legacy: { buttonText: 'Yes, send me the money', showsRupee: true },
  }),
  legacyOffer(13, 'Lito Marquez', 'Legacy: without a sign, with a promotion on load and a question on the way back.', {
    ...threeParts,
    legacy: { ...plain, promotion: 'Only today: no service fee on your next loan if you take this one.' },
    backQuestion: { title: 'Leave already?', content: 'Your loan of 5,000.00 is ready to be sent.' },
  }),
  legacyOffer(14, 'Minda Chua', 'Legacy: a push leads to a page of the app, not of the web.', {
    ...onePart,
    legacy: plain,
    target: 'sampleloan://order/{orderId}',
  }),
  legacyOffer(15, 'Nestor Uy', 'Legacy: a push names an address that must not be followed.', {
    ...onePart,
    legacy: plain,
    target: 'javascript:alert(1)',
  }),
  legacyOffer(16, 'Olivia Sy', 'Legacy: amounts and flags go as text.', {
    ...onePart,
    sendsText: true,
    legacy: { buttonText: 'Confirm', showsRupee: true, promotion: 'Your first loan with us is ready.' },
  }),
];
