import { defineMessages } from '../i18n/messages.ts';

export const text = defineMessages('skeleton', {
  loading: 'Loading…',
  stillLoading: 'Still loading: slow connection…',
});
