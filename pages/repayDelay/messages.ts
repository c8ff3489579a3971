import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('repayDelay', {
  en: {
    title: 'Rollover repayment',
    next: 'Your next payment date is',
    plan: 'Payment plan after the rollover',
  },
  fil: {
    title: 'Pagbabayad para sa rollover',
    next: 'Ang susunod mong petsa ng pagbabayad ay',
    plan: 'Plano ng pagbabayad pagkatapos ng rollover',
  },
});
