import { defineMessages } from '../../../i18n/messages.ts';

export const text = defineMessages('repaymentWays', {
  en: { payCode: 'Pay with this code', method: 'Payment Method' },
  fil: { payCode: 'Magbayad gamit ang code na ito', method: 'Paraan ng pagbabayad' },
});
