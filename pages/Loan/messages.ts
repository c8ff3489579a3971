import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('Loan', {
  description: 'Short-term loans: terms, what paying late costs, early payment, and how payments are applied.',
  lead: 'Loans of {termLeast} to {termMost} calendar days. You see the cost before you say yes. These are the terms.',
});
