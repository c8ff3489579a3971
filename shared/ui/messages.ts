import { defineMessages } from '../i18n/messages.ts';

export const dayText = defineMessages('day', {
  sunday: 'Sunday',
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  today: '{weekday}, today',
  inOneDay: '{weekday}, tomorrow',
  inDays: '{weekday}, in {count} days',
  oneDayAgo: '{weekday}, yesterday',
  daysAgo: '{weekday}, {count} days ago',
});

export const detailRowsText = defineMessages('detailRows', { more: 'more', hide: 'hide' });

export const errorStateText = defineMessages('errorState', {
  title: 'We could not load this',
  offline: 'There is no connection. Please check your data or Wi-Fi.',
  retry: 'Retry',
});

export const lastUpdatedText = defineMessages('lastUpdated', {
  fresh: 'Checked at {time}',
  revalidating: 'Checked at {time}. Checking again…',
  stale: 'May be out of date: checked at {time}',
  refresh: 'Refresh',
});

export const pickerText = defineMessages('picker', { confirm: 'Confirm', cancel: 'Cancel' });

export const skeletonText = defineMessages('skeleton', {
  loading: 'Loading…',
  stillLoading: 'Still loading: slow connection…',
});

export const textBoxText = defineMessages('textBox', {
  cut: 'Only the first {limit} characters were kept.',
});
