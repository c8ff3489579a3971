import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('User', {
  title: 'User guide',
  description: 'How to apply for a loan, repay it, and complain when something went wrong, step by step.',
  lead: 'How to apply, repay and complain, step by step.',
  picture: 'Three steps from an application to a repaid loan',
  parts: 'On this page',
  apply: 'How to apply',
  apply1: 'Get the app and register with your phone number. You have to be over {overAge}.',
  apply2: 'Choose a loan and fill in your details.',
  apply3: 'Bind the bank account or wallet that the money goes to. Check the number: the money goes just there.',
  apply4: 'Read what you receive, what you pay back and when, and the agreements. Confirm only if that suits you.',
  apply5:
    'We decide within {decisionDays} day. The money is credited within {fundingLeast} to {fundingMost} calendar days.',
  apply5Days:
    'We decide within {decisionDays} days. The money is credited within {fundingLeast} to {fundingMost} calendar days.',
  repay: 'How to repay',
  repay1: 'Open your order from the app, or from the link in our message. It shows what is due and by when.',
  repay2: 'Choose how to pay: a pay code at a store or wallet, a bank card, or a payment channel.',
  repay3: 'Pay the exact amount that your order shows. A code of an earlier order or amount is not yours any more.',
  repay4: 'Keep the deposit slip or the receipt until your order says that it is settled.',
  repay5:
    'Short of money? Where your order offers it, roll over: you pay for a later date, and see first what it costs.',
  instructions: 'Repayment instructions',
  complain: 'How to complain',
  complain1: 'Open your order in the app, choose the complaint, and say what it is about.',
  complain2: 'Describe what happened in up to 200 characters, and add up to 9 pictures as evidence.',
  complain3: 'You get an answer within 3 weekdays. You find it under My complaints.',
  complain4: 'You can always talk to a person too.',
  contact: 'Contact us',
});
