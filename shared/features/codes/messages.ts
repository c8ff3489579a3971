import { defineMessages } from '../../i18n/messages.ts';

export const codeTicketText = defineMessages('codeTicket', {
  payWhole: 'Pay {amount} at the counter (due {due})',
  instalment: 'Instalment {at} of {of}',
  full: 'Full amount due',
  due: 'Due {date}',
  ofOrder: 'Order {order}',
  owing: 'Moves your due date to {date}. You still owe {amount}.',
  moves: 'Moves your due date to {date}.',
  onlyHere: 'Pay only through these channels. We never ask for your PIN.',
});

export const channelTermsText = defineMessages('channelTerms', {
  tooLittle: 'Minimum {amount}. You have {due} to pay.',
  tooMuch: 'Maximum {amount}. You have {due} to pay.',
  fee: 'Adds a fee of {amount}.',
  once: 'This code works only once.',
  minute: 'May take up to {count} minute to show.',
  minutes: 'May take up to {count} minutes to show.',
  hour: 'May take up to {count} hour to show.',
  hours: 'May take up to {count} hours to show.',
  day: 'May take up to {count} day to show.',
  days: 'May take up to {count} days to show.',
});

export const codePictureText = defineMessages('codePicture', {
  barcode: 'Barcode of the pay code',
  qr: 'QR code of the pay code',
});

export const paySlipText = defineMessages('paySlip', {
  fromPhone: 'This slip is from this phone, checked at {time}. It may have been paid since then.',
  waits: 'This page checks it once there is a connection.',
  copy: 'Copy slip',
  asChecked: 'Checked at {time}. It may have been paid since then: see your order before you pay.',
});

export const noCodeText = defineMessages('noCode', {
  noOrder: 'This link is incomplete. Please open your order in the app.',
  none: 'There is no pay code for this order now. Choose another way to pay.',
});

export const repaymentWaysText = defineMessages('repaymentWays', {
  payCode: 'Pay with this code',
  method: 'Payment Method',
  expired: 'The code has expired. Do not pay with it.',
});
