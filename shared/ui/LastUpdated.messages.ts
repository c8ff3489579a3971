import { defineMessages } from '../i18n/messages.ts';

export const text = defineMessages('lastUpdated', {
  fresh: 'Checked at {time}',
  revalidating: 'Checked at {time}. Checking again…',
  stale: 'Not up to date: last checked at {time}',
  refresh: 'Refresh',
});
