import type { Offer } from '../database/schema.ts';
import { feeTakenOff, fourParts, type OfferTerms, onePart, threeParts } from './terms.ts';

/** A borrower with an open offer. `orderId` is reserved for the order that exists once the borrower takes the loan. */
export type OfferSeed = Omit<Offer, 'token' | 'offeredOn' | 'pushedAt'>;

const backQuestion = {
  title: 'Your loan is ready',
  content: 'If you leave now, nothing is sent and this offer stays open. Do you want to look at it again?',
};

function productOf({ legacy, parts }: OfferTerms) {
  if (legacy) return { productId: '2003', productName: 'Sample Classic Loan' };
  return parts.length === 1
    ? { productId: '2001', productName: 'Sample Peso Loan' }
    : { productId: '2002', productName: 'Sample Instalment Loan' };
}

const offer = (number: string, borrowerName: string, story: string, terms: OfferTerms): OfferSeed => ({
  orderId: `1703${number}`,
  userId: `503${number}`,
  borrowerName,
  mobilePhone: `091700003${number}`,
  ...productOf(terms),
  story,
  terms,
});

/** Borrowers with an open offer: a new borrower, then one for each variant of an offer. */
const offers: readonly OfferSeed[] = [
  offer('00', 'Nena Santiago', 'A new borrower: begins without an account, while a loan waits.', onePart),
  offer('01', 'Andres Castillo', 'Receives ₱4,500.00 and pays ₱5,900.00 once, on day 91.', onePart),
  offer('06', 'Felix Manalo', 'A contract stands in a frame before the offer.', { ...onePart, showsAgreement: true }),
  offer('07', 'Gloria Tolentino', 'Whoever goes back is asked first, on iOS.', { ...onePart, backQuestion }),
  offer('11', 'Julio Evangelista', 'Four instalments over 122 days, for the screen of several periods.', fourParts),
  offer(
    '17',
    'Pilar Ramos',
    'Of ₱5,000.00 a fee is taken off: receives ₱4,500.00 and pays ₱5,900.00 once.',
    feeTakenOff,
  ),
  offer('18', 'Quirino Abad', 'A service without facts: of ₱5,000.00 a fee is taken off.', {
    ...feeTakenOff,
    hasNoFacts: true,
  }),
];

/** Borrowers with an offer for the legacy confirmation page. */
const legacyOffers: readonly OfferSeed[] = [
  offer('12', 'Karina Yap', 'Legacy: with the rupee sign, and a button with words of its own.', {
    ...onePart,
    legacy: { buttonText: 'Yes, send me the money', showsRupee: true },
  }),
  offer('13', 'Lito Marquez', 'Legacy: without a sign, with a promotion on load and a question on the way back.', {
    ...threeParts,
    legacy: {
      buttonText: 'Get my loan',
      showsRupee: false,
      promotion: 'Only today: no service fee on your next loan if you take this one.',
    },
    backQuestion: { title: 'Leave already?', content: 'Your loan of ₱5,000.00 is ready to be sent.' },
  }),
];

/** All borrowers with an open offer. */
export const allOffers: readonly OfferSeed[] = [...offers, ...legacyOffers];
