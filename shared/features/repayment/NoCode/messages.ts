import { defineMessages } from '../../../i18n/messages.ts';

export const text = defineMessages('noCode', {
  noOrder: 'This link does not say which order to pay. Please open your order in the app.',
  home: 'Home',
  none: 'There is no pay code for this order now. Choose a way to pay on the repayment page.',
});
