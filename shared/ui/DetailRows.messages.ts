import { defineMessages } from '../i18n/messages.ts';

export const text = defineMessages('detailRows', { more: 'more', hide: 'hide' });
