import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('aboutUs', {
  description: 'Short-term loans from {company}: fast approval, transparent fees, flexible repayment, security.',
  lead: '{company} lends money for a short time. You borrow with your phone, and you see what it costs before you say yes.',
});
