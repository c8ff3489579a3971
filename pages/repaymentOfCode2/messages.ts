import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('repaymentOfCode2', {
  title: 'Repayment code',
  total: 'Total payment',
  keepSlip: 'Please keep the deposit slip as proof of your payment.',
  steps: 'How to pay with this code',
  noOrder: 'This link does not say which order to pay. Please open your order in the app.',
  noCode: 'There is no pay code for this order now. Choose a way to pay on the repayment page.',
  home: 'Home',
  ways: 'Ways to pay',
  order: 'See your order',
});
