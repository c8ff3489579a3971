import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('addnormalcard', {
  en: { title: 'Payment account information' },
  fil: { title: 'Impormasyon ng account sa pagbabayad' },
});
