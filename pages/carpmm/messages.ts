import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('carpmm', {
  lead: 'Your order shows the amount to pay and its pay code. You can pay at a store counter or with an e-wallet.',
  before: 'Before you pay, check',
  biller: 'the biller: the name is the one on your order',
  code: 'the code: every digit matches',
  amount: 'the amount: what your order shows today',
  which: 'the order: the one you want to pay',
  store: 'At a store counter',
  storePicture: 'A store counter: a phone shows the number to the cashier',
  storeOpen: 'Open your order and find the pay code.',
  storeShow:
    'At the counter, say which biller you are paying and show the code. Some stores call it a reference number.',
  storeCheck: 'Check the name, the code and the amount, then pay.',
  storeKeep: 'Take the deposit slip with you.',
  wallet: 'With an e-wallet',
  walletPicture: 'An e-wallet: the reference number and the amount are filled in',
  walletOpen: 'Open your e-wallet and choose to pay bills.',
  walletFind: 'Choose the biller that your order names.',
  walletEnter: 'Enter the pay code as the reference number, and the amount.',
  walletKeep: 'Check, confirm, and save the receipt.',
  pictures: 'Every step with a picture',
  keep: 'Keep the deposit slip or the receipt: it is the proof of your payment.',
  wrong: 'If something went wrong',
  help: 'A wrong amount, a wrong code, or a payment that does not show? Keep your proof of payment at hand and tell us.',
});
