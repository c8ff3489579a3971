import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('home', {
  description: 'Short-term loans: apply, see your order, repay or roll over, and reach a person.',
  headline: 'You see what a loan costs before you say yes',
  lead: 'Your loan on one page: what you owe, how to pay it, and who to talk to.',
  why: 'Why us',
  can: 'What you can do here',
  orderMore: 'Amount, date and status, from the link in the app or in our message.',
  repay: 'Repay',
  repayMore: 'Your order shows how you can pay, and what is due today.',
  delayMore: 'Where your order offers it, pay for more time. You see what it costs first.',
  complain: 'Complain',
  complainMore: 'Tell us what went wrong, add pictures, and follow our answer.',
  start: 'New here?',
  startMore: 'The user guide takes you through applying, repaying and complaining.',
});
