import { defineMessages } from '../../../i18n/messages.ts';

export const text = defineMessages('codeTicket', {
  rollover: 'Rollover fee',
  payWhole: 'Pay {amount} at the counter (due {due})',
  full: 'Full amount due',
  dueDate: 'Due date',
  newDate: 'New due date',
  owing: 'Moves your due date to {date}. You still owe {amount}.',
  moves: 'Moves your due date to {date}. It does not reduce what you owe for the loan itself.',
  order: 'Order number',
  since: 'If you have paid since then, look at your order before you pay again.',
  onlyHere: 'Pay only through these channels. We never ask for your PIN.',
});
