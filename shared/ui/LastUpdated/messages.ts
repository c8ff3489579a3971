import { defineMessages } from '../../i18n/messages.ts';

export const text = defineMessages('lastUpdated', {
  en: {
    fresh: 'Checked at {time}',
    revalidating: 'Checked at {time}. Checking again…',
    stale: 'Not up to date: last checked at {time}',
    refresh: 'Refresh',
  },
  fil: {
    fresh: 'Na-check noong {time}',
    revalidating: 'Na-check noong {time}. Chine-check muli…',
    stale: 'Maaaring luma: huling na-check noong {time}',
    refresh: 'I-refresh',
  },
  zh: {
    fresh: '查询时间：{time}',
    revalidating: '查询时间：{time}，正在重新查询…',
    stale: '信息可能已过时，上次查询时间：{time}',
    refresh: '刷新',
  },
});
