import { atom } from 'nanostores';
import { type Examples, longName, longWord, sampleLogo } from '../ui/Example.ts';
import type { ReceiptWords } from './Receipt.tsx';
import { linesOf, SavePicture } from './Receipt.tsx';
import { type ReceiptState, subjectOf } from './receiptModel.ts';

const words: ReceiptWords = {
  title: 'Paid. Thank you',
  amount: '₱1,500.50',
  purpose: 'Repayment',
  facts: [{ label: 'Order number', value: '170001' }],
};

const receipt = (state: ReceiptState, shown = words, picture?: string, isCopied?: boolean) => (
  <SavePicture
    receipt={linesOf(shown)}
    label="Save receipt"
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
  { title: 'Shared', node: receipt('shared') },
  { title: 'As text', node: receipt('text') },
  { title: 'As a picture to hold', node: receipt('text', words, sampleLogo) },
  { title: 'Not copied', node: receipt('text', words, undefined, false) },
  { title: 'Long text', node: receipt('text', { ...words, title: longName, purpose: longWord }) },
];
