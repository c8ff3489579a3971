import { defineMessages } from '../../i18n/messages.ts';

/** The texts of the confirmation pages' logic. */
export const confirmationText = defineMessages('confirmation', {
  changed: 'The offer has changed. Please read it again before you agree.',
});

export const agreementFrameText = defineMessages('agreementFrame', {
  title: 'Please read this agreement',
  open: 'Open the contract',
  waiting: 'You can agree once it has loaded.',
  apart: 'Open the contract, then you can agree.',
  missing: 'We could not load the contract.',
  unseen: 'We could not see whether it opened. If it did not, call us before you agree.',
});

export const agreementRowText = defineMessages('agreementRow', {
  agree: 'I have read the terms of this loan and agree to them.',
});

export const backDialogText = defineMessages('backDialog', { title: 'Point out' });

export const confirmScreenText = defineMessages('confirmScreen', {
  loan: 'Loan',
  read: 'Read what you agree to',
  ask: 'You cannot take this loan here. Please ask us.',
  unchecked: 'Tick the box to continue.',
  waiting: 'One moment…',
  stale: 'We could not load the offer or its agreements. Tap Refresh to continue.',
  done: 'Your loan is confirmed. Your order shows what happens next.',
  unconfirmed: 'We do not know yet whether your loan went through',
  unconfirmedMessage: 'You asked for this loan. It may be confirmed, and the money may be on its way to you.',
  accepted: 'Your loan was confirmed',
  acceptedMessage: 'We accepted your request. Your order shows what happens next.',
  noSign: 'We see no running loan.',
  open: 'We see no running loan. Money could still come: check again later before you ask again.',
  changed: 'Your order shows a loan. If it is the one you asked for, do not ask for it again.',
  reopen: 'Back to the offer',
});

export const loanCostText = defineMessages('loanCost', {
  taken: 'Deducted at the start',
  cost: 'The loan costs you {cost}',
  costs: 'The loan costs you {cost} · {rate} a year',
  month: 'Rate per 30 days',
  whole: 'Worked out as if you receive the money today, with compound interest and 365 days a year.',
  unknown: 'We cannot show the cost: the payment plan is missing or incomplete.',
  unsound: 'This plan does not add up. Ask before you agree.',
  unsaid: 'This offer does not say what you receive, so we cannot show its cost. Ask before you agree.',
  incomplete: 'We cannot show the rate: the payment plan is missing or incomplete.',
});

export const offerTermsText = defineMessages('offerTerms', {
  amount: 'Loan amount',
  plan: 'Payment Plan',
  planSum: 'All payments in this plan',
  late: 'If a payment is late: {penalty} once ({repeat} for repeat clients), and {percent} of the unpaid amount a day.',
  day: '{count} day',
  days: '{count} days',
  week: '{count} week',
  weeks: '{count} weeks',
  month: '{count} month',
  months: '{count} months',
  year: '{count} year',
  years: '{count} years',
});

export const priceLineText = defineMessages('priceLine', {
  repaid: 'You pay back {total}',
  atRate: 'You pay back {total} · {rate} a year',
  differs: 'The payments add up to {sum}, not {total}. Ask us before you take this loan.',
});

export const newLoanConfirmText = defineMessages('newLoanConfirm', {
  title: 'Confirm your loan',
  term: 'Loan term',
  rate: 'Interest rate',
  periods: 'Number of periods',
  firstPeriod: 'First period',
});

export const loanConfirmText = defineMessages('loanConfirm', {
  title: 'Loan confirmation',
  promotion: 'For you',
});
