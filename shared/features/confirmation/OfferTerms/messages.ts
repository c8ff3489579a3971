import { defineMessages } from '../../../i18n/messages.ts';

export const text = defineMessages('offerTerms', {
  amount: 'Loan amount',
  plan: 'Payment Plan',
  planSum: 'All payments of this plan',
  term: 'Loan term',
  day: '{count} day',
  days: '{count} days',
  week: '{count} week',
  weeks: '{count} weeks',
  month: '{count} month',
  months: '{count} months',
  year: '{count} year',
  years: '{count} years',
  rate: 'Interest rate',
});
