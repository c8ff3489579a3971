import { defineMessages } from '../../i18n/messages.ts';

export const text = defineMessages('detailRows', {
  en: { more: 'more', hide: 'hide' },
  fil: { more: 'higit pa', hide: 'itago' },
});
