import { defineMessages } from '../../../i18n/messages.ts';

export const text = defineMessages('channelTerms', {
  tooLittle: 'Takes {amount} or more. You have {due} to pay.',
  tooMuch: 'Takes {amount} at most. You have {due} to pay.',
  fee: 'The channel adds {amount}.',
  once: 'This code takes one payment.',
  minute: 'It may take up to {count} minute until your payment shows.',
  minutes: 'It may take up to {count} minutes until your payment shows.',
  hour: 'It may take up to {count} hour until your payment shows.',
  hours: 'It may take up to {count} hours until your payment shows.',
  day: 'It may take up to {count} day until your payment shows.',
  days: 'It may take up to {count} days until your payment shows.',
});
