import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('paymentReminders', {
  changes: 'Amounts may change: see your order before you pay.',
  pay: 'Pay {amount}: {product}',
  lead: 'Reminders at 9:00: 3 days and 1 day before, and on the day.',
  file: 'Get the calendar file',
  saved: 'Open {file} from your downloads: your calendar asks what to add. We cannot see whether it did.',
  noFile: 'Calendar files do not work here. Use Google Calendar, or copy the text.',
  google: 'Add to Google Calendar',
  googleHow: 'Google uses its own reminder times, and sees the product, amount and day.',
  none: 'There is no payment date to remind you of.',
});
