import { defineMessages } from '../i18n/messages.ts';

export const text = defineMessages('picker', { confirm: 'Confirm', cancel: 'Cancel' });
