import { logo } from './words.ts';

type Changes = { readonly [name: string]: unknown };

const part = (number: number, of: number, pay_time: string) => ({
  title: of === 1 ? 'Repayment' : `Instalment ${number} of ${of}`,
  amount: 155000,
  description: 'Principal, interest and fee',
  pay_time,
});

const detailsIn = (sign: string) => [
  { text: 'You receive', value: `${sign}4,500.00` },
  { text: 'Interest', value: `${sign}120.00` },
  { text: 'Processing fee', value: `${sign}30.00` },
];

const common = {
  amount: 450000,
  details: detailsIn('₱'),
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
  details: detailsIn('₹'),
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

/** The question shown when the borrower goes back on iOS. */
export const backQuestion = {
  isPopType: 1,
  popTitle: 'Your loan is ready',
  popContent: 'If you leave now, the offer stays open until the end of the day.',
};
