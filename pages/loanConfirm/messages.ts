import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('loanConfirm', {
  en: { title: 'Loan confirmation', due: 'Repayment date', promotion: 'For you', close: 'Close' },
  fil: { title: 'Kumpirmasyon ng loan', due: 'Petsa ng pagbabayad', promotion: 'Para sa iyo', close: 'Isara' },
});
