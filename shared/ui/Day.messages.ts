import { defineMessages } from '../i18n/messages.ts';

export const text = defineMessages('day', {
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
