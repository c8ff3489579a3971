import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('paymentReminders', {
  title: 'Payment reminders',
  lead: 'At 9:00 on the day, and 3 days and 1 day before. Amounts may change: look at your order before you pay.',
  pay: 'Pay {amount}: {product}',
  file: 'Get the calendar file',
  saved: 'Look for {file} in your downloads and open it: your calendar asks what to add. We cannot see whether it did.',
  shared: 'We gave {file} to the app that you chose. We cannot see whether it added the reminders.',
  noFile: 'This phone takes no calendar file from here. Use Google Calendar, or copy the text.',
  notLoaded: 'A part of this page did not come. Please try again, or copy the text.',
  google: 'Add in Google Calendar',
  googleHow:
    'Google Calendar opens with the payment filled in; you save it there. It reminds you by its own settings, and learns product, amount and day.',
  words: 'As text',
  copy: 'Copy text',
  copied: 'Copied',
  notCopied: 'This phone does not allow copying. Press and hold the text.',
  none: 'There is no coming payment with a day to remind you of.',
  order: 'View order',
});
