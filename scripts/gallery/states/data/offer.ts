import { logo, longName, longText, longWord } from './words.ts';

type Changes = { readonly [name: string]: unknown };

const part = (number: number, of: number, pay_time: string) => ({
  title: of === 1 ? 'Repayment' : `Instalment ${number} of ${of}`,
  amount: 155000,
  description: 'Principal, interest and fee',
  pay_time,
});

const common = {
  amount: 450000,
  details: [
    { text: 'You receive', value: '₱4,500.00' },
    { text: 'Interest', value: '₱120.00' },
    { text: 'Processing fee', value: '₱30.00' },
  ],
  repay_plans: [part(1, 3, '2026-06-03'), part(2, 3, '2026-07-03'), part(3, 3, '2026-08-03')],
  isPopType: 0,
  popTitle: '',
  popContent: '',
};

/** Returns a loan offer of version 3 to be confirmed, as the service sends it. */
export const offer = (changes: Changes = {}) => ({
  ...common,
  periods: 91,
  termUnit: 1,
  firstPayTime: '2026-06-03',
  firstPeriodDay: '30',
  pRateDsc: '0.03% a day',
  sendSms: 0,
  popAgreementUrl: '',
  comProductLogo: logo,
  comProductName: 'Sample Peso Loan',
  ...changes,
});

/** Returns a loan offer of the legacy service. */
export const legacyOffer = (changes: Changes = {}) => ({
  ...common,
  productLogo: logo,
  productName: 'Sample Rupee Loan',
  repayDate: '2026-06-03',
  buttonText: 'Get the loan',
  showRupee: 1,
  popMsg: '',
  ...changes,
});

/** The contracts of a loan. */
export const agreements = [
  { title: 'Loan agreement', position: '1' },
  { title: 'Disclosure statement', position: '2' },
];

/** Contracts with the longest titles. */
export const longAgreements = [
  { title: longName, position: '1' },
  { title: longWord, position: '2' },
];

/** The question shown when the borrower goes back on iOS. */
export const backQuestion = {
  isPopType: 1,
  popTitle: 'Your loan is ready',
  popContent: 'If you leave now, the offer stays open until the end of the day.',
};

/** Changes to an offer: the longest texts and the largest amounts. */
export const long: Changes = {
  amount: '98765432100',
  details: [
    { text: longName, value: longWord },
    { text: longWord, value: longName },
  ],
  repay_plans: Array.from({ length: 12 }, (_, at) => ({
    title: `${longName} ${at + 1}`,
    amount: '9053497942',
    description: longWord,
    pay_time: `2027-${String(at + 1).padStart(2, '0')}-03 23:59:59`,
  })),
  pRateDsc: longText,
  comProductName: longName,
  productName: longName,
  firstPayTime: longName,
  buttonText: longName,
};
