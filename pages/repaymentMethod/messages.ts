import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('repaymentMethod', {
  title: 'Repayment method',
  wallet: 'Pay by wallet',
  bind: 'Bind a bank card',
  amount: 'Amount to be paid',
  noAmount: 'The amount is not known, so nothing can be paid here.',
  order: 'Look at the order',
  cards: 'Bank cards',
  noCards: 'No bank card is bound yet.',
});
