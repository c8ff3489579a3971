import { defineMessages } from '../../../i18n/messages.ts';

export const text = defineMessages('repaymentWays', {
  payCode: 'Pay with this code',
  method: 'Payment Method',
  expired: 'The code has expired. Do not pay with it.',
});
