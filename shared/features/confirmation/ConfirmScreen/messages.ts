import { defineMessages } from '../../../i18n/messages.ts';

export const text = defineMessages('confirmScreen', {
  loan: 'Loan',
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
