import { defineMessages } from '../../../i18n/messages.ts';

export const text = defineMessages('offerTerms', {
  en: {
    amount: 'Loan amount',
    plan: 'Payment Plan',
    term: 'Loan term',
    days: '{days} days',
    rate: 'Interest rate',
  },
  fil: {
    amount: 'Halaga ng loan',
    plan: 'Plano ng Pagbabayad',
    term: 'Tagal ng loan',
    days: '{days} araw',
    rate: 'Interes',
  },
});
