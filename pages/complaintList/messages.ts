import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('complaintList', {
  none: 'No complaints here.',
});
