import { defineMessages } from '../../../i18n/messages.ts';

export const text = defineMessages('orderView', {
  noCall: 'It cannot be called from here.',
  late: '{days} days late',
  lateOne: 'one day late',
});
