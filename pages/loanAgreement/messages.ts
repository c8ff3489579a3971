import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('loanAgreement', {
  description:
    'The terms of loans from {company}: how long they run, what paying late costs, and how payments are applied.',
  lead: 'These are the terms of loans from {company}. The amounts and dates of your own loan are on your order.',
});
