import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('bindBank', {
  title: 'Payment account information',
  banner: 'Where should we send your money? Use an account in your own name.',
});
