import { en } from '../texts/en.ts';
import type { LegacyTexts, OfferSeed, OfferTerms } from './offerSeed.ts';
import { onePart, threeParts } from './offerTerms.ts';

const { samples } = en;

/** The terms with every amount in rupees, as the page shows those that it writes itself. */
const inRupees = (terms: OfferTerms): OfferTerms => ({
  ...terms,
  details: terms.details.map(({ text, value }) => ({ text, value: value.replace('₱', '₹') })),
});

const plain: LegacyTexts = { buttonText: samples.getMyLoan, showsRupee: false };

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
    ...inRupees(onePart),
    legacy: { buttonText: samples.sendMoney, showsRupee: true },
  }),
  legacyOffer(13, 'Lito Marquez', 'Legacy: without a sign, with a promotion on load and a question on the way back.', {
    ...threeParts,
    legacy: { ...plain, promotion: samples.onlyToday },
    backQuestion: { title: samples.leaveAlready, content: samples.readyToBeSent },
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
    ...inRupees(onePart),
    sendsText: true,
    legacy: { buttonText: samples.confirm, showsRupee: true, promotion: samples.firstLoanReady },
  }),
];
