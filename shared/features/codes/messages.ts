import { defineMessages } from '../../i18n/messages.ts';

export const codeTicketText = defineMessages('codeTicket', {
  rollover: 'Rollover fee',
  payWhole: 'Pay {amount} at the counter (due {due})',
  instalment: 'Instalment {at} of {of}',
  full: 'Full amount due',
  dueDate: 'Due date',
  newDate: 'New due date',
  owing: 'Moves your due date to {date}. You still owe {amount}.',
  moves: 'Moves your due date to {date}. It does not reduce what you owe for the loan itself.',
  order: 'Order number',
  viewOrder: 'See your order',
  since: 'If you have paid since then, look at your order before you pay again.',
  onlyHere: 'Pay only through these channels. We never ask for your PIN.',
});

export const channelTermsText = defineMessages('channelTerms', {
  tooLittle: 'Takes {amount} or more. You have {due} to pay.',
  tooMuch: 'Takes {amount} at most. You have {due} to pay.',
  fee: 'The channel adds {amount}.',
  once: 'This code takes one payment.',
  minute: 'It may take up to {count} minute until your payment shows.',
  minutes: 'It may take up to {count} minutes until your payment shows.',
  hour: 'It may take up to {count} hour until your payment shows.',
  hours: 'It may take up to {count} hours until your payment shows.',
  day: 'It may take up to {count} day until your payment shows.',
  days: 'It may take up to {count} days until your payment shows.',
});

export const payCodeBoxText = defineMessages('payCodeBox', {
  copy: 'Copy',
  copied: 'Copied',
  enlarge: 'Show this picture large',
  steps: 'How to pay with this code',
});

export const codePictureText = defineMessages('codePicture', {
  barcode: 'Barcode of the pay code',
  qr: 'QR code of the pay code',
});

export const paySlipText = defineMessages('paySlip', {
  fromPhone: 'This slip is from this phone, checked at {time}. It may have been paid since then.',
  waits: 'The page checks it by itself once there is a connection.',
  save: 'Save or share this slip',
  code: 'Pay code',
  rollover: 'Rollover fee',
  dueDate: 'Due date',
  newDate: 'New due date',
  order: 'Order number',
  asChecked: 'As checked at {time}. It may have been paid since then: look at the order before you pay.',
  kept: 'This slip stays on this phone for a day, for when there is no signal.',
  remove: 'Remove from this phone',
  removed: 'Removed from this phone',
});

export const expiredCodeText = defineMessages('expiredCode', {
  until: 'This code was valid until {time}. Do not pay with it.',
  renew: 'Get a new code',
  unknown: 'There was no answer: a new code may have been made, or not. Check again before you ask for another.',
  check: 'Check again',
  elsewhere: 'Another page on this phone is asking for a new code. Check again in a moment.',
  unchecked: 'The order could not be read, so no new code was asked for.',
  made: 'A new code has been made. It shows here once the order can be read.',
});

export const oldCodeText = defineMessages('oldCode', {
  title: 'This code has to be checked first',
  checking: 'The code on this phone is of {time}. It is being checked, for the amount may have changed since…',
  stale:
    'The code on this phone is of {time}, and it could not be checked. The amount may have changed since: do not pay by an earlier code before it has been checked.',
  retry: 'Retry',
  order: 'See your order',
});

export const barredCodeText = defineMessages('barredCode', { ways: 'Ways to pay' });

export const noCodeText = defineMessages('noCode', {
  noOrder: 'This link does not say which order to pay. Please open your order in the app.',
  home: 'Home',
  nothing: 'There is nothing to pay here. Please ask us if you expected something else.',
  none: 'There is no pay code for this order now. Choose a way to pay on the repayment page.',
});
