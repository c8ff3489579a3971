import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('repay', {
  en: {
    title: 'Repayment',
    amount: 'Repayment amount',
    date: 'Repayment date',
  },
  fil: {
    title: 'Pagbabayad',
    amount: 'Halagang babayaran',
    date: 'Petsa ng pagbabayad',
  },
});
