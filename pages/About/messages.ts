import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('About', {
  description: 'Who we are and how we lend: fast approval, transparent fees, flexible repayment, security.',
  lead: 'We lend small amounts for a short time, to people who need them now and want to know what they cost.',
  how: 'How we work',
  fastMore:
    'You apply on your phone. We decide within {decisionDays} day, and the money is credited within {fundingLeast} to {fundingMost} calendar days.',
  fastMoreDays:
    'You apply on your phone. We decide within {decisionDays} days, and the money is credited within {fundingLeast} to {fundingMost} calendar days.',
  feesMore:
    'Before you confirm, you see the amount, every payment and its date. The loan terms say what paying late costs.',
  flexibleMore:
    'Pay with a code at a store or wallet, by bank card, or at a payment channel. Some orders can be rolled over.',
  flexibleMoreNoCards: 'Pay with a code at a store or wallet, or at a payment channel. Some orders can be rolled over.',
  secureMore: 'We ask for what the loan needs and protect it. Our privacy policy says what we keep, and why.',
  people: 'We answer complaints',
  peopleMore: 'We answer complaints within 3 weekdays. You can follow yours in the app.',
  picture: 'Two people talking',
});
