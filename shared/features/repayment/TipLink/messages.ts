import { defineMessages } from '../../../i18n/messages.ts';

export const text = defineMessages('tipLink', {
  en: { howToRepay: 'How to repay, step by step' },
  fil: { howToRepay: 'Paano magbayad – hakbang-hakbang' },
});
