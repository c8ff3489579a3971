import type { Offer } from '../database/schema.ts';
import { en } from '../texts/en.ts';
import { costRows, fourParts, largeLoan, type OfferTerms, onePart, threeParts } from './offerTerms.ts';

/** A borrower with an open offer. `orderId` is reserved for the order that exists once the borrower takes the loan. */
interface OfferSeed extends Omit<Offer, 'token' | 'isNew' | 'offeredOn' | 'pushedAt'> {
  /** The borrower is new and has not bound an account yet. */
  readonly isNew?: true;
}

const { samples } = en;
const backQuestion = { title: samples.loanReady, content: samples.staysOpen };

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
  {
    ...offer('00', 'Nena Santiago', 'A new borrower: begins without an account, while a loan waits.', onePart),
    isNew: true,
  },
  offer('01', 'Andres Castillo', 'Receives 4,500.00 and pays 5,900.00 once, on day 91.', onePart),
  offer('02', 'Belen Ocampo', 'Receives 5,000.00 and pays 1,950.00 on days 30, 60 and 90.', threeParts),
  offer('03', 'Cora Velasco', 'Receives 10,000.00 and pays 12,000.00 once, on day 91.', largeLoan),
  offer('04', 'Dante Robles', 'The plan does not add up to the total that the details name.', {
    ...onePart,
    parts: [{ amountCents: 620_000, dueInDays: 91 }],
  }),
  offer('05', 'Estela Mercado', 'The offer comes without a plan.', { ...onePart, hidesPlan: true }),
  offer('06', 'Felix Manalo', 'A contract stands in a frame before the offer.', { ...onePart, agreement: 'shown' }),
  offer('07', 'Gloria Tolentino', 'Whoever goes back is asked first, on iOS.', { ...onePart, backQuestion }),
  offer('08', 'Hector Lim', 'Amounts, terms and flags go as text.', {
    ...onePart,
    termUnit: '1',
    agreement: 'shown',
    backQuestion,
    sendsText: true,
  }),
  offer('10', 'Ines Padilla', 'The contract in the frame never loads.', { ...onePart, agreement: 'unframable' }),
  offer('11', 'Julio Evangelista', 'Four instalments over 122 days, for the screen of several periods.', fourParts),
];

/** Replaces ₱ by ₹ in the detail rows, as the page does in its own amounts if the offer `showsRupee`. */
const inRupees = (terms: OfferTerms): OfferTerms => ({
  ...terms,
  details: terms.details.map(({ text, value }) => ({ text, value: value.replace('₱', '₹') })),
});

const plain = { buttonText: samples.getMyLoan, showsRupee: false };

/** Borrowers with an offer for the legacy confirmation page. */
const legacyOffers: readonly OfferSeed[] = [
  offer('12', 'Karina Yap', 'Legacy: with the rupee sign, and a button with words of its own.', {
    ...inRupees(onePart),
    legacy: { buttonText: samples.sendMoney, showsRupee: true },
  }),
  offer('13', 'Lito Marquez', 'Legacy: without a sign, with a promotion on load and a question on the way back.', {
    ...threeParts,
    legacy: { ...plain, promotion: samples.onlyToday },
    backQuestion: { title: samples.leaveAlready, content: samples.readyToBeSent },
  }),
  offer('14', 'Minda Chua', 'Legacy: a push leads to a page of the app, not of the web.', {
    ...onePart,
    legacy: plain,
    target: 'sampleloan://order/{orderId}',
  }),
  offer('15', 'Nestor Uy', 'Legacy: a push names an address that must not be followed.', {
    ...onePart,
    legacy: plain,
    target: 'javascript:alert(1)',
  }),
  offer('16', 'Olivia Sy', 'Legacy: amounts and flags go as text.', {
    ...inRupees(onePart),
    sendsText: true,
    legacy: { buttonText: samples.confirm, showsRupee: true, promotion: samples.firstLoanReady },
  }),
];

const amountCents = 98_765_432_100;
const interestCents = 9_876_543_210;

const rows = ['Processing', 'Documentary stamp', 'Notarial', 'Insurance', 'Disbursement'].map((name, index) => ({
  text: `${name} fee, as agreed in section ${index + 1} of the disclosure statement; paid with the interest`,
  value: `₱${index + 1},111,111.11`,
}));

/** An offer with very long texts. */
const longTerms: OfferTerms = {
  amountCents,
  termDays: 365,
  termUnit: 'day',
  rateText:
    '0.0274% a day on what is still owed, worked out on a year of 365 days as the disclosure statement sets forth',
  details: [...costRows(amountCents, { interestCents, feeCents: 0 }), ...rows],
  parts: Array.from({ length: 12 }, (_, index) => ({
    amountCents: index < 11 ? 9_053_497_942 : amountCents + interestCents - 11 * 9_053_497_942,
    dueInDays: 30 * (index + 1) + 5,
  })),
  partTitle: 'Amortization of principal, interest and agreed charges number',
  partDescription:
    'Principal, interest and documentary charges of the month, to be paid before the end of business at any channel; ' +
    'Reference:AReferenceWithoutAnySpaceThatIsLongerThanTheScreenOfAnyPhoneOnThisMarketIsWide0123456789',
  agreement: 'shown',
  agreementTitles: [
    'Loan agreement with promissory note, deed of assignment and the general conditions of micro-enterprise lending',
    'Disclosure statement on the loan as required by the law on truth in lending, with all of its annexes',
    'Consent to the processing of personal data by the lender and by those who work for it',
  ],
  backQuestion: {
    title: 'Your multi-purpose recovery instalment loan is waiting for your word before the end of this day',
    content:
      'If you leave now, the offer stays open until the end of the day. After that the lender looks at your ' +
      'application again, which can take up to one day, and the amount, the rate and the plan may then be others.',
  },
  legacy: {
    buttonText: 'Yes, I agree and want the money to be sent to my bank account now',
    showsRupee: true,
    promotion:
      'Only today and only for returning borrowers: the documentary stamp, the notarial fee and the insurance of your ' +
      'next multi-purpose recovery instalment loan are on us, if you take this one before the end of the day.',
  },
};

const longOffer: OfferSeed = {
  ...offer(
    '09',
    'Maria Concepcion Guadalupe Villanueva-Magsaysay de los Santos y Buenaventura',
    'Long texts everywhere in the offer, twelve payments, a huge amount.',
    longTerms,
  ),
  productId: '2999',
  productName:
    'Sample Multi-Purpose Agricultural and Micro-Enterprise Recovery Instalment Loan for Returning Borrowers',
};

/** All borrowers with an open offer. */
export const allOffers: readonly OfferSeed[] = [...offers, ...legacyOffers, longOffer];
