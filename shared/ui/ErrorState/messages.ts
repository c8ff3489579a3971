import { defineMessages } from '../../i18n/messages.ts';

export const text = defineMessages('errorState', {
  en: {
    title: 'This could not be loaded',
    offline: 'There is no connection. Please check your data or Wi-Fi.',
    timeout: 'The service did not answer within a minute.',
    other: 'The service has a problem right now. Please try again in a while.',
    retry: 'Retry',
  },
  fil: {
    title: 'Hindi ito ma-load',
    offline: 'Walang koneksyon. Tingnan ang iyong data o Wi-Fi.',
    timeout: 'Hindi sumagot ang serbisyo sa loob ng isang minuto.',
    other: 'May problema ang serbisyo sa ngayon. Subukan muli mamaya.',
    retry: 'Subukan muli',
  },
  zh: {
    title: '无法加载',
    offline: '没有网络连接，请检查您的流量或 Wi-Fi。',
    timeout: '服务在一分钟内没有响应。',
    other: '服务目前出现问题，请稍后再试。',
    retry: '重试',
  },
});
