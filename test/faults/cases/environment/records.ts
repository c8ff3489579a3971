import { payCode, periodPlan } from '../../../../scripts/gallery/states/data/repayment.ts';
import { digest } from '../../../../shared/platform/storage/digest.ts';
import type { Owner } from '../../kept.ts';
import { NOW_MS } from '../../page/stageScript.ts';
import { SESSION_ID } from '../../session.ts';
import { OTHER_CENTS, OTHER_CODE, OTHER_WORDS, OWN_CENTS } from './EnvScreen.ts';

/** The borrower and the order of the address. */
export const OWNER: Owner = { userId: '7', orderId: 'o1', productId: '9' };

const EARLIER_MS = NOW_MS - 300_000;

/** The content of records: an amount in cents, a code, text, the titles of a complaint, and their time `at`. */
export interface Held {
  readonly cents: number;
  readonly code: string;
  readonly words: string;
  readonly titles: readonly string[];
  readonly at: unknown;
}

/** Content that must never be on the screen. */
export const FOREIGN: Held = {
  cents: OTHER_CENTS,
  code: OTHER_CODE,
  words: OTHER_WORDS,
  titles: [OTHER_WORDS],
  at: EARLIER_MS,
};

/** The borrower's own content, which the screens show. */
export const OWN: Held = {
  cents: OWN_CENTS,
  code: payCode.payCode,
  words: 'They called me at night.',
  titles: ['Collection', 'They called at night'],
  at: EARLIER_MS,
};

/** Creates one record for each store of the tab. */
export const recordsOf = (
  owner: Owner,
  { cents, code, words, titles, at }: Held,
): { readonly [store: string]: unknown } => ({
  repaymentInfo: {
    ...periodPlan({ repayAmount: cents, noticeMsg: words }),
    productName: words,
    defDetail: { payCode: code, logo: '', title: words, payNotice: [] },
    ...owner,
    checkedAt: at,
  },
  // Always under the key of the page's own order, whoever the owner is.
  [`payment:${OWNER.orderId}`]: {
    ...owner,
    way: 'card',
    amount: String(cents),
    channel: words,
    reference: code,
    promised: '',
    isAccepted: 1,
    sentAtMs: at,
    before: { status: '170', statusText: words, statusDescription: words, details: [] },
  },
  bankTipSeen: { ...owner, atMs: at },
  complaintDraft: {
    entries: [
      {
        ...owner,
        of: '17001|1|1',
        titles,
        description: words,
        imageUrls: ['/gallery/picture.svg'],
        unfinished: 1,
        atMs: at,
      },
      { ...owner, of: 'chosen', orderNo: '17002', atMs: at },
    ],
  },
  complaintReceipt: { entries: [{ ...owner, orderNo: '17001', description: words, sentAtMs: at }] },
  cardCode: { ...owner, recordId: 'r9', cardId: '1', sentAtMs: at },
  contractRead: { ...owner, terms: words, atMs: at },
  confirmed: { ...owner, ofOrder: owner.orderId, atMs: at },
});

/** Creates the `sent:` marks of requests that the owner sent five minutes ago without an answer. */
const marksOf = ({ userId, orderId }: Owner): { readonly [name: string]: unknown } =>
  Object.fromEntries(
    [
      ...['push', 'repay', 'bindCard'].map((what) => `sent:${what}:${userId}:${orderId}`),
      `sent:saveComplaint|${userId}|${orderId}|17001|1|1`,
    ].map((name) => [name, { atMs: EARLIER_MS, wasAccepted: false }]),
  );

/** Creates the stored receipt of an instalment's payment. */
export const receiptOf = ({ userId, orderId }: Owner, { cents, code, words, at }: Held): unknown => ({
  userId,
  orderId,
  session: digest(SESSION_ID),
  seenAtMs: at,
  progress: { kind: 'instalment', paid: 1, all: 3, steps: 1 },
  payment: {
    way: 'code',
    amount: String(cents),
    channel: words,
    reference: code,
    promised: '',
    sentAtMs: at,
    before: { status: '170', details: [{ label: words, value: '1 of 3' }] },
  },
});

/** Creates the stored slip of an order's pay code, by its key. */
export const slipOf = (
  { userId, orderId, productId }: Owner,
  { cents, code, words, at }: Held,
): { readonly [store: string]: unknown } => ({
  [`slip:${digest([userId, SESSION_ID, orderId, productId, false].join())}`]: {
    borrower: digest(`${userId} ${SESSION_ID}`),
    isRollover: 0,
    checkedAt: at,
    repayAmount: cents,
    repayDate: '2026-05-11',
    productName: words,
    detail: [
      { text: 'Instalment', value: '1 of 3' },
      { text: 'Due date', value: '2026-05-11' },
    ],
    defDetail: { payCode: code, title: words, payNotice: [{ title: words, list: [{ name: words, steps: [words] }] }] },
  },
});

/** Creates all records in localStorage: the marks, the complaints, the payment's receipt and the code's slip. */
export const phoneRecordsOf = (owner: Owner, held: Held): { readonly [store: string]: unknown } => {
  const { complaintDraft, complaintReceipt } = recordsOf(owner, held);
  const { words, at } = held;
  return {
    ...marksOf(owner),
    complaintDraft,
    complaintReceipt,
    complaintListed: {
      entries: [{ userId: owner.userId, session: digest(SESSION_ID), id: '1', time: words, tab: words, atMs: at }],
    },
    paymentReceipts: { entries: [receiptOf(owner, held)] },
    ...slipOf(owner, held),
  };
};
