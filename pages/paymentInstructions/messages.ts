import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('paymentInstructions', {
  lead: 'Have your order at hand: it shows the biller, the reference number and the amount. Tap a picture to enlarge it.',
  wallet: 'Pay with an e-wallet',
  store: 'Pay in a store with a reference number',
  bills: 'Choose bill payment',
  billsMore: 'Open your e-wallet and look for bill payment.',
  biller: 'Find the biller',
  billerMore: 'Search for the name that your order shows, and choose it.',
  number: 'Enter the reference number',
  numberMore: 'Type or paste it, then enter the amount that your order shows.',
  check: 'Check, then confirm',
  checkMore: 'Compare the name, the number and the amount with your order first.',
  receipt: 'Save the receipt',
  receiptMore: 'It is the proof of your payment. A screenshot will do.',
  order: 'Open your order',
  orderMore: 'Find the reference number and the amount to pay.',
  counter: 'Go to the counter',
  counterMore:
    'Say which biller you are paying and show the reference number. Some stores have a form or a machine for it.',
  compare: 'Check, then pay',
  compareMore: 'Compare the name, the number and the amount on the form or the screen with your order.',
  slip: 'Keep the slip',
  slipMore: 'It is the proof of your payment. Take a photo of it too: print fades.',
});
