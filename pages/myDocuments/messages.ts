import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('myDocuments', {
  title: 'My documents',
});
