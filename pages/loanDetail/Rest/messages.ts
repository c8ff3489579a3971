import { defineMessages } from '../../../shared/i18n/messages.ts';

export const text = defineMessages('orderRest', {
  market: 'Other loans for you',
  more: 'Click to view more products',
  cancel: 'Cancel',
  withdraw: 'Withdraw Now',
  withdrawTitle: 'About your loan',
  bind: 'Bind a bank account',
  bankTitle: 'Bank account',
  tipsTitle: 'Kind tips',
  ok: 'OK',
  scoreTitle: 'How do you like our service?',
  send: 'Send',
  stars: 'Stars',
  // Indonesian ('please choose') in English too: the field shows it so.
  noStar: 'Silakan pilih',
  thanks: 'Thank you',
  lowScore: 'Thank you for telling us. We will work on it.',
  failed: 'This could not be sent. Please try again.',
});
