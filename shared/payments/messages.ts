import { defineMessages } from '../i18n/messages.ts';

export const paymentDetailsText = defineMessages('paymentDetails', {
  paid: 'Paid. Thank you',
  paidAll: 'Paid in full. Thank you',
  paidAlready: 'This order is paid in full',
  moved: 'Your due date has moved',
  accepted: 'Your payment was accepted',
  changed: 'Your order now says {amount}.',
  changedDue: 'Your order now says {amount}, due {date}.',
  repayment: 'Repayment',
  paidAt: 'Paid on',
  sent: 'Sent',
  by: 'Paid by',
  reference: 'Reference',
  next: 'Next: {amount} on {date}.',
  nothingLeft: 'Nothing is left to pay on this order.',
  movedTo: 'Your due date is now {date}.',
  acceptedNext: 'It may take a while until your order shows it. Do not pay again.',
  looks: 'This page updates by itself.',
  waits: 'Waiting for your payment. This page updates by itself.',
  failing: 'Not checked since {time}.',
  failingNow: 'We could not check.',
  stopped: 'Last checked: {time}.',
  signedOut: 'You are logged out. Log in to see whether it has arrived.',
  logIn: 'Log in',
  viewCode: 'See the pay code',
  doesNotShow: 'I paid but it does not show',
  complaint: 'I paid, but my order does not show it. Amount: {amount}. With: {channel}. Code: {code}. Since: {time}.',
});

export const paymentStatusText = defineMessages('paymentStatus', {
  mayBePaid: 'We do not know yet whether it went through. Do not pay again.',
  mayPayAgain: 'You may have paid already.',
  asked: 'At {time} you asked to pay.',
  byCard: 'At {time} you asked to pay {amount} by card.',
  byWallet: 'At {time} you asked to pay {amount} from your e-wallet.',
  atChannel: 'At {time} you opened {place} to pay {amount}.',
  toWallet: 'At {time} you opened your e-wallet to pay {amount}.',
  code: 'At {time} you opened a pay code for {amount}.',
  opened: 'Paid already? Do not pay again: it may take a while until your order shows it.',
  fee: '{amount} (rollover fee)',
  unknown: 'not known',
});

export const receiptText = defineMessages('receipt', {
  title: 'Receipt',
  copy: 'Copy receipt',
  holds: 'Not an official receipt.',
});
