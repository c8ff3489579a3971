import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('complaintList', {
  title: 'My complaints',
  none: 'No complaints here.',
  start: 'Write a complaint',
  more: 'Show more ({left})',
  help: 'Customer service',
});
