import { atom } from 'nanostores';
import { type Examples, longName, longWord } from '../../../ui/Example.ts';
import type { ResultWords } from '../PaymentResult/resultWords.tsx';
import { Receipt } from './Receipt.tsx';
import type { ReceiptState } from './receiptModel.ts';

const words: ResultWords = {
  title: 'Your order shows your payment',
  amount: '₱1,500.50',
  purpose: 'Repayment',
  facts: [{ label: 'Order number', value: '170001' }],
  next: '2 of 4 paid.',
};

const receipt = (state: ReceiptState, shown: ResultWords = words) => (
  <Receipt
    words={shown}
    model={{
      $state: atom(state),
      $isCopied: atom(false),
      save: () => Promise.resolve(),
      copy: () => Promise.resolve(),
    }}
  />
);

export const examples: Examples = [
  { title: 'To be saved', node: receipt('idle') },
  { title: 'Being saved', node: receipt('busy') },
  { title: 'Saved', node: receipt('saved') },
  { title: 'As text', node: receipt('text') },
  { title: 'Long text', node: receipt('text', { ...words, title: longName, purpose: longWord }) },
];
