import { defineMessages } from '../i18n/messages.ts';

/** What a page says when it can say nothing else. */
export const text = defineMessages('app', {
  en: {
    text: 'This page has stopped working. Please load it again, and look at your order before you pay.',
    ofAnother: 'This page was opened for somebody else. Open yours from the app, or from the message that you got.',
    home: 'Home',
  },
  fil: {
    text: 'Huminto ang pahinang ito. I-load ito muli, at tingnan ang iyong order bago magbayad.',
    ofAnother:
      'Binuksan ang pahinang ito para sa ibang tao. Buksan ang sa iyo mula sa app, o mula sa mensaheng natanggap mo.',
    home: 'Home',
  },
  zh: {
    text: '本页面已停止运行。请重新加载，付款前请先查看您的订单。',
    ofAnother: '此页面是为另一位用户打开的。请从应用或您收到的消息中打开您自己的页面。',
    home: '首页',
  },
});
