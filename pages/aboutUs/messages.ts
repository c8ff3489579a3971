import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('aboutUs', {
  title: 'About us',
  description: 'Short-term loans from {company}: fast approval, transparent fees, flexible repayment, security.',
  lead: '{company} lends money for a short time. You borrow with your phone, and you see what it costs before you say yes.',
  fastMore:
    'You have our decision within {decisionDays} day, and the money within {fundingLeast} to {fundingMost} calendar days.',
  fastMoreDays:
    'You have our decision within {decisionDays} days, and the money within {fundingLeast} to {fundingMost} calendar days.',
  feesMore:
    'You see the amount, the interest rate, the fees and the payment plan before you confirm a loan. What paying late costs is in our loan terms.',
  flexibleMore:
    'Pay with a code, a bank card or a payment channel. Where your order offers it, you can move the date for a fee.',
  flexibleMoreNoCards:
    'Pay with a code or a payment channel. Where your order offers it, you can move the date for a fee.',
  secureMore:
    'What you send us is encrypted. Paying by card may ask for a code that we text to you: keep it to yourself.',
  secureMoreNoCards: 'What you send us is encrypted. Never share a code that we text to you.',
  email: 'Customer service e-mail',
});
