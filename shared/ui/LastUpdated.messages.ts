import { defineMessages } from '../i18n/messages.ts';

export const text = defineMessages('lastUpdated', {
  fresh: 'Checked at {time}',
  revalidating: 'Checked at {time}. Checking again…',
  stale: 'May be out of date: checked at {time}',
  refresh: 'Refresh',
});
