import { defineMessages } from '../../i18n/messages.ts';

export const text = defineMessages('checked', {
  en: {
    fresh: 'Checked at {time}',
    checking: 'Checked at {time}. Checking again…',
    stale: 'Not up to date: last checked at {time}',
    refresh: 'Refresh',
  },
  fil: {
    fresh: 'Na-check noong {time}',
    checking: 'Na-check noong {time}. Chine-check muli…',
    stale: 'Maaaring luma: huling na-check noong {time}',
    refresh: 'I-refresh',
  },
});
