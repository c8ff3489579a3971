import { defineMessages } from '../../i18n/messages.ts';

/** What a call has to say where it could not even leave. */
export const text = defineMessages('client', {
  en: { unsent: 'There is no connection. Please try again.' },
  fil: { unsent: 'Walang koneksyon. Pakisubukan ulit.' },
  zh: { unsent: '没有网络连接，请重试。' },
});
