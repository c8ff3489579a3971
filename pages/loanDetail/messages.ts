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
  bind: 'Bind a bank account',
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
  failed: 'This could not be sent. Please try again.',
});

export const orderHubText = defineMessages('orderHub', {
  hub: 'More about this order',
  pay: 'Pay',
  loan: 'Your loan',
  account: 'Check your bank account',
  plan: 'Amount, date and ways to pay',
  code: 'Pay code',
  reminders: 'Payment reminders',
  documents: 'My documents, to print',
  complaint: 'Send a complaint',
  service: 'Customer service',
  contracts: 'Your contracts',
  noContracts: 'There is no contract to show for this order. Our customer service can send you a copy.',
  contractsFailed: 'Your contracts cannot be shown right now. Try again, or ask our customer service for a copy.',
  opening: 'Opening the document…',
  notOpened: 'The document could not be opened. Please try again.',
  retry: 'Retry',
  close: 'Close',
  withdrawHow: 'You cannot withdraw it from this page. Our customer service tells you how to get your money.',
});

export const justTakenText = defineMessages('justTaken', {
  confirmed: 'Your loan is confirmed',
  requested: 'We have your request',
  arrives: 'By our terms the money is in your account within {least} to {most} calendar days.',
  firstPayment: 'First payment',
  onlyPayment: 'One payment',
  account: 'The money goes to',
  view: 'View order',
  reminders: 'Payment reminders',
});
