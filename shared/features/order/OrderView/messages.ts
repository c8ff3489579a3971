import { defineMessages } from '../../../i18n/messages.ts';

export const text = defineMessages('orderView', {
  noCall: 'It cannot be called from here.',
  late: '{count} days late',
  lateOne: '{count} day late',
});
