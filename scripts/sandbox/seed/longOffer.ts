import type { OfferSeed } from './offerSeed.ts';
import { costRows } from './offerTerms.ts';

const amountCents = 98_765_432_100;
const interestCents = 9_876_543_210;

const rows = ['Processing', 'Documentary stamp', 'Notarial', 'Insurance', 'Disbursement'].map((name, index) => ({
  text: `${name} fee, as agreed in section ${index + 1} of the disclosure statement; paid with the interest`,
  value: `₱${index + 1},111,111.11`,
}));

/** An offer whose every text is as long as it may come. */
export const longOffer: OfferSeed = {
  orderId: '170309',
  userId: '50309',
  borrowerName: 'Maria Concepcion Guadalupe Villanueva-Magsaysay de los Santos y Buenaventura',
  mobilePhone: '09170000309',
  productId: '2999',
  productName:
    'Sample Multi-Purpose Agricultural and Micro-Enterprise Recovery Instalment Loan for Returning Borrowers',
  story: 'Long texts everywhere in the offer, twelve payments, a huge amount.',
  terms: {
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
  },
};
