import { defineMessages } from '../../../i18n/messages.ts';

export const text = defineMessages('payCodeBox', {
  en: { copy: 'Copy', steps: 'How to pay with this code' },
  fil: { copy: 'Kopyahin', steps: 'Paano magbayad gamit ang code na ito' },
});
