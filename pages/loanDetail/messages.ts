import { defineMessages } from '../../shared/i18n/messages.ts';

export const loanDetailText = defineMessages('loanDetail', {
  title: 'Order Details',
  repay: 'REPAY',
  repayment: 'Repayment',
  rollover: 'Rollover Repayment',
  short: 'Short of money?',
  offer: 'See your offer',
  again: 'Borrow Again',
  call: 'Call customer service',
});

export const orderRestText = defineMessages('orderRest', {
  market: 'Other loans for you',
  more: 'Click to view more products',
  cancel: 'Cancel',
  withdraw: 'Withdraw Now',
  withdrawTitle: 'About your loan',
  bind: 'Add a bank account',
  bankTitle: 'Bank account',
  tipsTitle: 'Kind tips',
  ok: 'OK',
  scoreTitle: 'How do you like our service?',
  send: 'Send',
  stars: 'Stars',
  // Indonesian ('please choose') in English too: the field shows it so.
  noStar: 'Silakan pilih',
  thanks: 'Thank you',
  lowScore: 'Thank you for telling us. We will work on it.',
  failed: 'We could not send this. Please try again.',
});

export const orderHubText = defineMessages('orderHub', {
  hub: 'More about this order',
  pay: 'Pay',
  loan: 'Your loan',
  account: 'Check your bank account',
  plan: 'Ways to pay',
  code: 'Pay code',
  reminders: 'Payment reminders',
  documents: 'Your documents',
  complaint: 'Send a complaint',
  service: 'Customer service',
  contracts: 'Your contracts',
  noContracts: 'There is no contract to read here. Customer service can send you a copy.',
  contractsFailed: 'We cannot show your contracts right now. Try again, or ask customer service for a copy.',
  opening: 'Opening the document…',
  notOpened: 'We could not open the document. Please try again.',
  retry: 'Retry',
  close: 'Close',
  withdrawHow: 'Customer service tells you how to get your money.',
});

export const justTakenText = defineMessages('justTaken', {
  confirmed: 'Your loan is confirmed',
  requested: 'We have your request',
  arrives: 'Under our terms, your money arrives within {least} to {most} calendar days.',
  firstPayment: 'First payment',
  onlyPayment: 'One payment',
  account: 'The money goes to',
  view: 'See your order',
  reminders: 'Payment reminders',
});
