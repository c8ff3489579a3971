import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('loanConfirm', {
  title: 'Loan confirmation',
  due: 'Due',
  promotion: 'For you',
  close: 'Close',
});
