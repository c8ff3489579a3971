import { defineMessages } from '../../../i18n/messages.ts';

export const text = defineMessages('offerTerms', {
  amount: 'Loan amount',
  plan: 'Payment Plan',
  term: 'Loan term',
  days: '{days} days',
  rate: 'Interest rate',
});
