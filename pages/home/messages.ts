import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('home', {
  description: 'Short-term loans: apply, see your order, repay or roll over, and reach a person.',
  headline: 'You see what a loan costs before you say yes',
  lead: 'Your loan on one page: what you owe, how to pay it, and who to talk to.',
  why: 'Why us',
});
