import { defineMessages } from '../../i18n/messages.ts';

/** What the shared parts of the screens' logic have to say. */
export const text = defineMessages('core', {
  en: {
    linkRefused: 'This link is not safe to open.',
    noMessage: 'The service refused this.',
  },
  fil: {
    linkRefused: 'Hindi ligtas buksan ang link na ito.',
    noMessage: 'Tinanggihan ito ng serbisyo.',
  },
  zh: {
    linkRefused: '此链接不安全，无法打开。',
    noMessage: '服务拒绝了此请求。',
  },
});
