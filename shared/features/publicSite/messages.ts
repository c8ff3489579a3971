import { defineMessages } from '../../i18n/messages.ts';

export const publicSiteText = defineMessages('publicSite', {
  menu: 'Menu',
  rights: 'All rights reserved.',
  about: 'About Us',
  fast: 'Fast approval',
  fastMore:
    'You get our decision within {decisionDays} day, and the money within {fundingLeast} to {fundingMost} calendar days.',
  fastMoreDays:
    'You get our decision within {decisionDays} days, and the money within {fundingLeast} to {fundingMost} calendar days.',
  fees: 'Transparent fees',
  feesMore:
    'You see the amount, the interest rate, the fees and the payment plan before you confirm a loan. What paying late costs is in our loan terms.',
  flexible: 'Flexible repayment',
  flexibleMore:
    'Pay with a code, a bank card or a payment channel. Where your order offers it, you can move the date for a fee.',
  flexibleMoreNoCards:
    'Pay with a code or a payment channel. Where your order offers it, you can move the date for a fee.',
  secure: 'Security',
  secureMore: 'What you send us is encrypted. Never share a code that we text to you.',
  contact: 'Contact us',
  loan: 'Loan services',
  phonePicture: 'A phone that shows an order, between a calendar and a receipt',
  policy: 'Policy',
  guide: 'User guide',
  onThisPage: 'On this page',
  toContents: 'Back to the contents',
  instructions: 'Repayment instructions',
  terms: 'Loan terms',
  company: 'Who we are',
  legalName: 'Company',
  registration: 'Registration',
  address: 'Address',
  afterPaying: 'After you pay',
  mayTake: 'The payment may take a while to show. See your order before you pay again.',
  enlarge: 'Enlarge',
});

/** The terms of the loan. Their figures come from shared/domain/termFigures.ts. */
export const loanTermsText = defineMessages('loanTerms', {
  who: 'Who may borrow',
  whoMore: 'You must be over {overAge} to apply.',
  steps: 'The steps of a loan',
  application: 'Application',
  applicationMore: 'You send us your application.',
  decision: 'Decision',
  decisionMore: 'You get our decision within {decisionDays} day.',
  decisionMoreDays: 'You get our decision within {decisionDays} days.',
  funds: 'Funds credited',
  fundsMore: 'The money is credited to your account within {fundingLeast} to {fundingMost} calendar days.',
  maturity: 'Maturity',
  maturityMore:
    'The maturity date is the day on which you repay. Each instalment has its own date in your payment plan.',
  default: 'Default',
  defaultMore: 'Anything not paid by its due date is late, and late charges begin the next day.',
  prolongation: 'Prolongation',
  prolongationMore:
    'Where your order offers a prolongation, you pay for more time and your due date moves. You see the price before you pay it.',
  term: 'How long the loan runs',
  termMore: 'The term is {termLeast} to {termMost} calendar days. You see your own before you confirm the loan.',
  early: 'Paying early',
  earlyMore:
    'You can prepay the loan only after half the term, and not before {prepaymentDays} calendar days after disbursement.',
  earlyMorePercent:
    'You can prepay the loan only after {prepaymentPercent}% of the term, and not before {prepaymentDays} calendar days after disbursement.',
  earlyFromDay: 'You can prepay the loan from day {exampleDay} after disbursement, whatever its term.',
  earlyExample: 'Example: with a term of {exampleTerm} days, you can prepay from day {exampleDay} after disbursement.',
  late: 'If you pay late',
  penalty:
    'There is a one-time late penalty: {newPenalty} for new clients, {repeatPenalty} for repeat clients. In addition, interest is charged daily on the unpaid amount:',
  noPenalty: 'There is no penalty for paying late. Interest is charged daily on the unpaid amount:',
  lateInterest: 'Interest per day',
  days1: 'Days {from1} to {to1}',
  days2: 'Days {from2} to {to2}',
  days3: 'From day {from3}',
  order: 'What your payment covers',
  orderMore: 'A payment covers what is unpaid, in this order. A line gets nothing until the ones above it are paid.',
  legalCharges: 'Legal charges',
  enforcementCosts: 'Enforcement costs',
  latePenalties: 'Late penalties',
  fees: 'Fees',
  interest: 'Interest',
  principal: 'Principal',
  orderExample:
    'Example: {examplePenalty} of late penalties, {exampleInterest} of interest and {examplePrincipal} of principal are unpaid. A payment of {examplePayment} pays the penalties and the interest, and {exampleRest} of the principal.',
  notices: 'Notices',
  changeMore: 'If your personal details change, tell us within {changeDays} calendar days.',
  assignmentMore: 'If we assign the loan to someone else, the notice period is {assignmentDays} business days.',
  judgment: 'In court',
  judgmentMore: 'If a claim goes to court, judgment by default comes after {judgmentDays} days.',
});
