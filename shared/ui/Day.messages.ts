import { defineMessages } from '../i18n/messages.ts';

export const text = defineMessages('day', {
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
