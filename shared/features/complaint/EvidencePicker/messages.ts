import { defineMessages } from '../../../i18n/messages.ts';

export const text = defineMessages('evidencePicker', {
  title: 'Images as evidence (optional)',
  add: 'Add images',
  noList: 'The images cannot be shown yet.',
  retry: 'Retry',
});
