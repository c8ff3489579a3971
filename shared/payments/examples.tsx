import { atom } from 'nanostores';
import { type Examples, longName, longWord, sampleLogo } from '../ui/Example.ts';
import type { PaymentsEnv, PaymentStatus as Status } from './orderPayments.ts';
import { PaymentDetails } from './PaymentDetails.tsx';
import { PaymentStatus } from './PaymentStatus.tsx';
import type { PaymentRecord } from './paymentRecord.ts';
import { linesOf, type ReceiptWords, SavePicture } from './Receipt.tsx';
import { type ReceiptState, subjectOf } from './receiptModel.ts';

const AT_MS = Date.UTC(2026, 4, 3, 6, 30);

const card: PaymentRecord = {
  way: 'card',
  state: 'unconfirmed',
  isRollover: false,
  amount: '149999',
  place: '',
  reference: '',
  promisedDay: '',
  atMs: AT_MS,
  before: {},
};

// Only the address of the page and the details are read.
const later = { $state: atom({ kind: 'ready', parts: { PaymentDetails } }) };
const env = { page: { session: { orderId: '170001' }, headers: {} }, later } as unknown as PaymentsEnv;

const booked = {
  id: '1',
  atMs: AT_MS,
  amountCents: 149_999,
  way: 'BPI',
  reference: 'R-4711',
  purpose: 'repayment',
} as const;

const shown = (status: Partial<Status>) => (
  <PaymentStatus
    payments={{
      env,
      $status: atom<Status>({ looking: { kind: 'looking', lastMs: AT_MS }, isOverdue: false, ...status }),
      record: () => {},
      see: () => {},
      watch: () => {},
      explains: async () => false,
    }}
  />
);

const statuses = [
  { title: 'Unconfirmed', node: shown({ pending: card }) },
  { title: 'Under way', node: shown({ pending: { ...card, state: 'accepted', reference: 'R-4711' } }) },
  {
    title: 'Opened elsewhere, too long ago',
    node: shown({ pending: { ...card, way: 'channel', state: 'opened', place: longWord }, isOverdue: true }),
  },
  {
    title: 'A code, and no look came through',
    node: shown({
      pending: { ...card, way: 'code', state: 'opened', isRollover: true },
      looking: { kind: 'failing', lastMs: AT_MS },
    }),
  },
  { title: 'Signed out', node: shown({ pending: card, looking: { kind: 'signedOut', lastMs: undefined } }) },
  {
    title: 'Arrived',
    node: shown({
      arrived: { payments: [booked], isSettled: false, movedTo: '', isKnown: true, isEarlier: false },
      next: { amount: '150000', date: '2026-06-03' },
    }),
  },
  {
    title: 'Arrived, two payments',
    node: shown({
      arrived: {
        payments: [booked, { ...booked, id: '2', reference: 'R-4712' }],
        isSettled: true,
        movedTo: '',
        isKnown: true,
        isEarlier: false,
      },
    }),
  },
  { title: 'Changed', node: shown({ changed: { amount: '120000', date: '2026-12-27' } }) },
];

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

const receipts = [
  { title: 'To be saved', node: receipt('idle') },
  { title: 'Being saved', node: receipt('busy') },
  { title: 'Saved', node: receipt('saved') },
  { title: 'Shared', node: receipt('shared') },
  { title: 'As text', node: receipt('text') },
  { title: 'As a picture to hold', node: receipt('text', words, sampleLogo) },
  { title: 'Not copied', node: receipt('text', words, undefined, false) },
  { title: 'Long text', node: receipt('text', { ...words, title: longName, purpose: longWord }) },
];

export const examples: Examples = { PaymentStatus: statuses, Receipt: receipts };
