import { en } from '../texts/en.ts';
import type { OfferSeed, OfferTerms } from './offerSeed.ts';
import { fourParts, largeLoan, onePart, threeParts } from './offerTerms.ts';

const backQuestion = {
  title: en.samples.loanReady,
  content: en.samples.staysOpen,
};

function offer(number: number, borrowerName: string, story: string, terms: OfferTerms): OfferSeed {
  const isOnePart = terms.parts.length === 1;
  return {
    orderId: `1703${String(number).padStart(2, '0')}`,
    userId: `503${String(number).padStart(2, '0')}`,
    borrowerName,
    mobilePhone: `091700003${String(number).padStart(2, '0')}`,
    productId: isOnePart ? '2001' : '2002',
    productName: isOnePart ? 'Sample Peso Loan' : 'Sample Instalment Loan',
    story,
    terms,
  };
}

/** Borrowers for whom a loan waits: a new one, then one for each thing that an offer can bring. */
export const offers: readonly OfferSeed[] = [
  {
    ...offer(0, 'Nena Santiago', 'A new borrower: begins without an account, while a loan waits.', onePart),
    isNew: true,
  },
  offer(1, 'Andres Castillo', 'Receives 4,500.00 and pays 5,900.00 once, on day 91.', onePart),
  offer(2, 'Belen Ocampo', 'Receives 5,000.00 and pays 1,950.00 on days 30, 60 and 90.', threeParts),
  offer(3, 'Cora Velasco', 'Receives 10,000.00 and pays 12,000.00 once, on day 91.', largeLoan),
  offer(4, 'Dante Robles', 'The plan does not add up to the total that the details name.', {
    ...onePart,
    parts: [{ amountCents: 620_000, dueInDays: 91 }],
  }),
  offer(5, 'Estela Mercado', 'The offer comes without a plan.', { ...onePart, hidesPlan: true }),
  offer(6, 'Felix Manalo', 'A contract stands in a frame before the offer.', { ...onePart, agreement: 'shown' }),
  offer(7, 'Gloria Tolentino', 'Whoever goes back is asked first, on iOS.', { ...onePart, backQuestion }),
  offer(8, 'Hector Lim', 'Amounts, terms and flags go as text.', {
    ...onePart,
    termUnit: '1',
    agreement: 'shown',
    backQuestion,
    sendsText: true,
  }),
  offer(10, 'Ines Padilla', 'The contract in the frame never loads.', { ...onePart, agreement: 'unframable' }),
  offer(11, 'Julio Evangelista', 'Four instalments over 122 days, for the screen of several periods.', fourParts),
];
