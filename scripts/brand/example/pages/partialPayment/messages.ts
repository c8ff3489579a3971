import { defineMessages } from 'borrower-web/shared/i18n/messages.ts';

// In English; the brand's other languages are in i18n/. What may have been paid is never said to have failed.
export const text = defineMessages('partialPayment', {
  title: 'Pay a part',
  due: 'Due now',
  amount: 'How much do you pay?',
  pay: 'Pay',
  wrong: 'Write an amount of more than zero.',
  tooMuch: 'Not more than {due} is due.',
  refused: 'Nothing was paid. Please try again, or call us.',
  accepted: 'Your payment was accepted. It may take a while until your order shows it.',
  another: 'Pay another part',
  unconfirmed: 'It is not known whether you have paid',
  lost: 'The answer got lost. Your payment may be on its way.',
  open: 'Your order shows no payment. You can pay again, or wait.',
  again: 'Pay again',
});
