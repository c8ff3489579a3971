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
  daysText: '{weekday}, in {count} days',
  oneDayAgo: '{weekday}, yesterday',
  daysAgo: '{weekday}, {count} days ago',
});

export const detailRowsText = defineMessages('detailRows', { more: 'more', hide: 'hide' });

export const errorStateText = defineMessages('errorState', {
  title: 'We could not load this',
  offline: 'There is no connection. Please check your data or Wi-Fi.',
  retry: 'Retry',
  notFully: 'This page did not load fully.',
  outdated: 'This page is out of date.',
  open: 'Open it again',
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

/** What a field has left out, by the names of `Lost`. */
export const textFieldText = defineMessages('textField', {
  digits: 'Too many digits: we left some out. Please check this number.',
  signs: 'We left out letters or other signs. Please check this number.',
  text: 'This field is full: we left some out.',
  twoCodes: 'There are two numbers here. Please enter only the code.',
});
