import { defineMessages } from '../../i18n/messages.ts';

/** The texts of the confirmation pages' logic. */
export const confirmationText = defineMessages('confirmation', {
  notOpened: 'The document could not be opened. Please try again.',
  notOpenable: 'This document cannot be opened here. Please ask the lender for it.',
  changed: 'The offer has changed. Please read it again before you agree.',
});

export const agreementFrameText = defineMessages('agreementFrame', {
  title: 'Please read this agreement',
  open: 'Open the contract',
  retry: 'Try again',
  waiting: 'It is on its way; then you can agree.',
  late: 'This takes long. Open the contract; then you can agree.',
  unsure: 'Open the contract; then you can agree.',
  apart: 'It cannot be shown here. Open the contract; then you can agree.',
  missing: 'The contract could not be loaded.',
  unseen: 'We could not see whether it opened. If it did not, call us before you agree.',
  call: 'Call',
  agree: 'Agree',
  cancel: 'Cancel',
});

export const agreementRowText = defineMessages('agreementRow', {
  agree: 'I have read the terms of this loan and agree to them.',
});

export const backDialogText = defineMessages('backDialog', { title: 'Point out', agree: 'Agree', cancel: 'Cancel' });

export const confirmScreenText = defineMessages('confirmScreen', {
  loan: 'Loan',
  ask: 'This loan cannot be taken here. Please ask us.',
  unchecked: 'Check the box to go on.',
  waiting: 'One moment…',
  stale: 'The offer or its agreements could not be loaded. Press Refresh to go on.',
  account: 'Bind a bank account',
  done: 'Your loan is confirmed. Your order shows what happens next.',
  order: 'Look at the order',
  home: 'Go to the home page',
  unconfirmed: 'We do not know yet whether your loan went through',
  unconfirmedMessage: 'You have asked for this loan. It may be confirmed, and the money may be on its way to you.',
  accepted: 'Your loan was confirmed',
  acceptedMessage: 'The service has said yes to it. Your order shows what has become of it.',
  noSign: 'No running loan can be seen.',
  open: 'No running loan can be seen. Money could still come: look again later before you ask again.',
  changed: 'Your order shows a loan. If it is the one that you asked for, do not ask for it again.',
  reopen: 'Back to the offer',
});

export const loanCostText = defineMessages('loanCost', {
  title: 'What this loan costs',
  taken: 'Taken off at the start',
  received: 'You receive',
  repaid: 'You pay back',
  cost: 'The loan costs you',
  month: 'Rate per 30 days',
  year: 'Rate per year',
  whole: 'This holds if you receive the money today. The rates count interest on interest and 365 days a year.',
  plan: 'There is no payment plan to work it out from.',
  amount: 'An amount is missing or no plain number, so it cannot be worked out.',
  large: 'An amount is too large, so it cannot be worked out.',
  zero: 'This plan does not add up: an amount is zero or less. Ask before you agree.',
  less: 'This plan does not add up: you pay back less than you receive. Ask before you agree.',
  past: 'This plan does not add up: a payment was due before today. Ask before you agree.',
  order: 'This plan does not add up: the dates are out of order. Ask before you agree.',
  unsaid: 'This offer does not say what you receive, so its cost cannot be worked out. Ask before you agree.',
  date: 'A date is missing or cannot be read, so the rate cannot be worked out.',
});

export const offerTermsText = defineMessages('offerTerms', {
  amount: 'Loan amount',
  plan: 'Payment Plan',
  planSum: 'All payments of this plan',
  account: 'The money goes to',
  late: 'If a payment is late: {penalty} once ({repeat} for repeat clients), and {percent} of the unpaid amount a day.',
  term: 'Loan term',
  day: '{count} day',
  days: '{count} days',
  week: '{count} week',
  weeks: '{count} weeks',
  month: '{count} month',
  months: '{count} months',
  year: '{count} year',
  years: '{count} years',
  rate: 'Interest rate',
});

export const priceLineText = defineMessages('priceLine', {
  repaid: 'You pay back {total}',
  atRate: 'You pay back {total} · {rate} a year',
  differs: 'The payments of this plan do not come to {total}. Please ask us which is right before you take this loan.',
});
