import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('User', {
  description: 'How to apply for a loan, repay it, and complain if something goes wrong, step by step.',
  apply: 'How to apply',
  apply1: 'Get the app and register with your phone number. You have to be over {overAge}.',
  apply2: 'Choose a loan and fill in your details.',
  apply3: 'Add the bank account or wallet that we pay into. Check the number: the money goes there.',
  apply4: 'Read what you receive, what you pay back and when, and the agreements. Confirm only if that suits you.',
  repay: 'How to repay',
  repay1: 'Open your order from the app, or from the link in our message. It shows what is due and by when.',
  repay2: 'Choose how to pay: a pay code at a store or wallet, or a payment channel.',
  repay3: 'Pay the amount that your order or pay code shows. Do not use a code from an earlier order or amount.',
  repay4:
    'Short of money? If your order offers it, roll over: you pay a fee for a later date, and see its price first.',
  complain: 'How to complain',
  complain1: 'Open your order, choose “Send a complaint”, and say what it is about.',
  complain2: 'Describe what happened in up to 200 characters, and add up to 9 pictures as evidence.',
  complain3: 'We answer within 3 weekdays. Find the answer under “My complaints”.',
});
