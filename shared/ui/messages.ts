import { defineMessages } from '../i18n/messages.ts';

export const dayText = defineMessages('day', {
  long: '{day} {month} {year}',
  longAt: '{day} {month} {year}, {time}',
  january: 'January',
  february: 'February',
  march: 'March',
  april: 'April',
  may: 'May',
  june: 'June',
  july: 'July',
  august: 'August',
  september: 'September',
  october: 'October',
  november: 'November',
  december: 'December',
});

export const detailRowsText = defineMessages('detailRows', { more: 'more', hide: 'hide' });

export const errorStateText = defineMessages('errorState', {
  title: 'This could not be loaded',
  offline: 'There is no connection. Please check your data or Wi-Fi.',
  retry: 'Retry',
});

export const lastUpdatedText = defineMessages('lastUpdated', {
  fresh: 'Checked at {time}',
  revalidating: 'Checked at {time}. Checking again…',
  stale: 'Not up to date: last checked at {time}',
  refresh: 'Refresh',
});

export const pickerText = defineMessages('picker', { confirm: 'Confirm', cancel: 'Cancel' });

export const skeletonText = defineMessages('skeleton', {
  loading: 'Loading…',
  stillLoading: 'Still waiting: the line is slow…',
});

export const textBoxText = defineMessages('textBox', {
  cut: 'There is room for {limit} letters. The rest was left out.',
});
