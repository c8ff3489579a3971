import { defineMessages } from 'borrower-web/shared/i18n/messages.ts';

// In English; the brand's other languages are in i18n/. What may have been paid is never said to have failed.
export const text = defineMessages('partialPayment', {
  title: 'Pay a part',
  due: 'Due now',
  amount: 'How much do you want to pay?',
  pay: 'Pay',
  wrong: 'Please enter an amount above zero.',
  tooMuch: 'Please enter {due} or less.',
  refused: 'Nothing was paid. Please try again, or call us.',
  accepted: 'Your payment was accepted. It may take a while to show.',
  another: 'Pay another part',
  unconfirmed: 'We do not know yet whether you have paid',
  lost: 'We got no answer. Your payment may still arrive.',
  open: 'Your order does not show this payment. You can wait, or pay again.',
  again: 'Pay again',
});
