import { defineMessages } from '../../../i18n/messages.ts';

export const text = defineMessages('oldCode', {
  en: {
    title: 'This code has to be checked first',
    checking: 'The code on this phone is of {time}. It is being checked, for the amount may have changed since…',
    stale:
      'The code on this phone is of {time}, and it could not be checked. The amount may have changed since: do not pay by an earlier code before it has been checked.',
    retry: 'Retry',
  },
  fil: {
    title: 'Kailangan munang i-check ang code na ito',
    checking: 'Ang code sa teleponong ito ay mula pa {time}. Chine-check ito, dahil maaaring nagbago na ang halaga…',
    stale:
      'Ang code sa teleponong ito ay mula pa {time}, at hindi ito ma-check. Maaaring nagbago na ang halaga: huwag magbayad gamit ang lumang code hangga’t hindi ito na-check.',
    retry: 'Subukan muli',
  },
  zh: {
    title: '此还款码需要先核对',
    checking: '本机保存的还款码查询时间为 {time}，金额可能已变化，正在重新查询…',
    stale: '本机保存的还款码查询时间为 {time}，目前无法核对。金额可能已变化，核对之前请勿使用旧还款码付款。',
    retry: '重试',
  },
});
