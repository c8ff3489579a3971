import { defineMessages } from '../../../i18n/messages.ts';

export const text = defineMessages('payCodeBox', {
  copy: 'Copy',
  copied: 'Copied',
  steps: 'How to pay with this code',
});
