import { defineMessages } from '../i18n/messages.ts';

/** What a page says when it can say nothing else. */
export const text = defineMessages('app', {
  en: { text: 'This page has stopped working. Please load it again, and look at your order before you pay.' },
  fil: { text: 'Huminto ang pahinang ito. I-load ito muli, at tingnan ang iyong order bago magbayad.' },
  zh: {
    text: '本页面已停止运行。请重新加载，付款前请先查看您的订单。',
  },
});
