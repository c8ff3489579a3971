import { defineMessages } from '../../../i18n/messages.ts';

export const text = defineMessages('agreementRow', {
  en: { agree: 'I have read the terms of this loan and agree to them.' },
  fil: { agree: 'Nabasa ko ang mga tuntunin ng loan na ito at sumasang-ayon ako.' },
});
