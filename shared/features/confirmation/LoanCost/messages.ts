import { defineMessages } from '../../../i18n/messages.ts';

export const text = defineMessages('loanCost', {
  title: 'What this loan costs',
  received: 'You receive',
  repaid: 'You pay back',
  cost: 'The loan costs you',
  month: 'Rate per 30 days',
  year: 'Rate per year',
  whole:
    'This holds if you receive the whole amount today. A fee taken off it makes the loan cost more. The rates count interest on interest and 365 days a year.',
  plan: 'There is no payment plan to work it out from.',
  amount: 'An amount is missing or no plain number, so it cannot be worked out.',
  large: 'An amount is too large, so it cannot be worked out.',
  zero: 'This plan does not add up: an amount is zero or less. Ask before you agree.',
  less: 'This plan does not add up: you pay back less than you receive. Ask before you agree.',
  past: 'This plan does not add up: a payment was due before today. Ask before you agree.',
  order: 'This plan does not add up: the dates are out of order. Ask before you agree.',
  receivedOther: 'This offer names two amounts that you receive, so it cannot be worked out. Ask before you agree.',
  date: 'A date is missing or cannot be read, so the rate cannot be worked out.',
});
