import { defineMessages } from '../../i18n/messages.ts';

export const text = defineMessages('skeleton', {
  en: { loading: 'Loading…', stillLoading: 'Still waiting: the line is slow…' },
  fil: { loading: 'Naglo-load…', stillLoading: 'Naghihintay pa: mabagal ang linya…' },
  zh: {
    loading: '正在加载…',
    stillLoading: '仍在等待：网络较慢…',
  },
});
