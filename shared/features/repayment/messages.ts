import { defineMessages } from '../../i18n/messages.ts';

export const text = defineMessages('repayment', {
  en: { pickChannel: 'Please select your repayment method for payment' },
  fil: { pickChannel: 'Pumili ng paraan ng pagbabayad' },
});
