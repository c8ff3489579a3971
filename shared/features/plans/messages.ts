import { defineMessages } from '../../i18n/messages.ts';

export const text = defineMessages('repaymentWays', {
  payCode: 'Pay with this code',
  method: 'Payment Method',
  nothing: 'Nothing to pay here. Please ask us if you expected something else.',
  expired: 'The code has expired. Do not pay with it.',
});
