import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('Loan', {
  description: 'Short-term loans: terms, what being late costs, early payment, and how payments apply.',
  lead: 'A loan of {termLeast} to {termMost} calendar days. You see what it costs before you say yes, and these are the terms.',
});
