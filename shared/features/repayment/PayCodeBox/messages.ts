import { defineMessages } from '../../../i18n/messages.ts';

export const text = defineMessages('payCodeBox', {
  copy: 'Copy',
  copied: 'Copied',
  enlarge: 'Show this picture large',
  steps: 'How to pay with this code',
});
