import { defineMessages } from '../../../i18n/messages.ts';

export const text = defineMessages('paymentResult', {
  paid: 'Paid. Thank you',
  paidAll: 'Paid in full. Thank you',
  paidAlready: 'This order is paid in full',
  moved: 'Your due date has moved',
  accepted: 'Your payment was accepted',
  repayment: 'Repayment',
  rollover: 'Rollover fee',
  seen: 'Seen in your order',
  sent: 'Sent',
  reference: 'Reference',
  payCode: 'Pay code',
  order: 'Order number',
  partly: '{paid} of {all} paid.',
  partlyNext: '{paid} of {all} paid. Next: {amount} on {date}.',
  nothingLeft: 'Nothing is left to pay on this order.',
  movedTo: 'Your due date is now {date}. The fee does not reduce what you owe for the loan itself.',
  movedOwing: 'Your due date is now {date}. You still owe {amount}.',
  notYet: 'Your order does not show it yet. Please do not pay again before it does: this page looks again by itself.',
  viewOrder: 'View order',
  watching: 'Your order does not show a payment yet. This page looks again by itself while it is open.',
  watchingNext:
    'Your order shows your last payment: {time}. It does not show a further one yet. This page looks again by itself while it is open.',
  unsure:
    'If you have paid, look at your order before you pay again. This page looks again by itself while it is open.',
  opened: 'You opened a pay code: {time}.',
  viewCode: 'See the pay code',
  doesNotShow: 'I paid but it does not show',
  complaint: 'I paid, but my order does not show it. Amount: {amount}. With: {channel}. Code: {code}. Since: {time}.',
  unknown: 'not known',
});
