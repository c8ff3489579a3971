import { atom } from 'nanostores';
import { type Examples, longName, longWord, sampleLogo } from '../../../ui/Example.ts';
import type { ResultWords } from '../PaymentResult/resultWords.tsx';
import { linesOf, Receipt } from './Receipt.tsx';
import { type ReceiptState, subjectOf } from './receiptModel.ts';

const words: ResultWords = {
  title: 'Your order shows your payment',
  amount: '₱1,500.50',
  purpose: 'Repayment',
  facts: [{ label: 'Order number', value: '170001' }],
  next: '2 of 4 paid.',
};

const receipt = (state: ReceiptState, shown: ResultWords = words, picture?: string, isCopied?: boolean) => (
  <Receipt
    words={shown}
    model={{
      $picture: atom(picture),
      $state: atom(state),
      $isCopied: atom<boolean | undefined>(isCopied),
      $subject: atom(subjectOf(linesOf(shown))),
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
  { title: 'As a picture to hold', node: receipt('text', words, sampleLogo) },
  { title: 'Not copied', node: receipt('text', words, undefined, false) },
  { title: 'Long text', node: receipt('text', { ...words, title: longName, purpose: longWord }) },
];
