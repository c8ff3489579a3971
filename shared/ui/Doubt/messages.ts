import { defineMessages } from '../../i18n/messages.ts';

export const text = defineMessages('doubt', {
  en: {
    order: 'Look at the order',
    looking: 'Looking what has come of it…',
    early: 'It does not show yet, but it may still be under way. This page looks again by itself within a minute.',
    unknown: 'There is no word from the service right now.',
    lookAgain: 'Look again',
  },
  fil: {
    order: 'Tingnan ang order',
    looking: 'Tinitingnan kung ano ang nangyari…',
    early:
      'Hindi pa ito nakikita, pero maaaring pinoproseso pa ito. Titingin muli ang pahinang ito sa loob ng isang minuto.',
    unknown: 'Wala pang masabi ang serbisyo sa ngayon.',
    lookAgain: 'Tingnan muli',
  },
  zh: {
    order: '查看订单',
    looking: '正在查询结果…',
    early: '暂时还看不到，可能仍在处理中。本页面将在一分钟内再次查询。',
    unknown: '服务方目前还没有消息。',
    lookAgain: '再次查询',
  },
});
