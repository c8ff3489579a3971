import { defineMessages } from '../../../shared/i18n/messages.ts';

export const text = defineMessages('justTaken', {
  confirmed: 'Your loan is confirmed',
  requested: 'We have your request',
  arrives: 'By our terms the money is in your account within {least} to {most} calendar days.',
  firstPayment: 'First payment',
  onlyPayment: 'One payment',
  view: 'View order',
  reminders: 'Payment reminders',
});
