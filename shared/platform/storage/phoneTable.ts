import { DAY_MS } from '../../domain/dates.ts';
import type { HistoryStateName } from '../../navigation/historyState.ts';
import {
  type ListName,
  listData,
  type OwnerName,
  type PhoneName,
  type PhoneRule,
  phoneData,
  type StoreName,
} from './sessionStore.ts';

/** A row of the README's table of stored values, word for word. */
export interface PhoneRow {
  readonly name: string;
  readonly place: string;
  readonly owner: string;
  readonly purpose: string;
  readonly age: string;
  readonly limit: string;
}

type Words = Pick<PhoneRow, 'place' | 'purpose'>;

const rules = { ...phoneData, ...listData };

const words: { readonly [name in PhoneName | ListName]: Words } = {
  repaymentInfo: {
    place: 'tab',
    purpose: 'the plan and the code that a repayment page read, for the page of the code and for native apps',
  },
  bankTipSeen: { place: 'tab', purpose: 'kind tips are not shown again after the way to repayment' },
  cardCode: {
    place: 'tab',
    purpose:
      'a reload leads back to the code that a card payment waits for, and tells whether that has been paid since; never the code',
  },
  contractRead: {
    place: 'tab',
    purpose:
      'what was done with an offer before its contract was opened: the contract that is agreed to by itself was opened or agreed to, the box unchecked, the promotion closed; for the page that comes back, until the loan is taken',
  },
  complaintWords: {
    place: 'tab',
    purpose: 'what a page writes for a complaint of a payment that does not show, until the complaint is begun',
  },
  confirmed: {
    place: 'tab',
    purpose: 'a loan that was confirmed, to say so on its order’s page, until the borrower goes on to the order',
  },
  complaintDraft: {
    place: 'tab, phone',
    purpose: 'what is written of complaints, over a reload and a killed webview',
  },
  complaintReceipt: {
    place: 'phone, else tab',
    purpose: 'what was sent, with its day, and to tell it from a later complaint of the same words',
  },
  complaintListed: {
    place: 'phone, else tab',
    purpose:
      'when each complaint was sent and in which tab of the list it stood, to open the tab that has something new, and for the page of the complaint',
  },
};

type OtherName =
  | 'sent:*'
  | 'payments:*'
  | 'slip:*'
  | 'pages:*'
  | Exclude<HistoryStateName, 'sent'>
  | Exclude<StoreName, PhoneName | ListName | `sent:${string}` | `payments:order:${string}` | `slip:${string}`>;

/** Values with rules of their own, which are in the files named here. */
const others: { readonly [name in OtherName]: Omit<PhoneRow, 'name'> } = {
  'sent:*': {
    place: 'phone, else tab, else history',
    owner: 'orderId, else userId and productId, in its name; of a registration’s code nobody',
    purpose:
      'the mark of a request that may go out only once; see shared/features/core/submitOnce.ts; of a registration’s code, when it was last asked for, to wait a minute before the next',
    age: 'what submitOnce.ts says',
    limit: 'one mark',
  },
  'payments:*': {
    place: 'phone, else tab, else history',
    owner: 'orderId, in its name',
    purpose:
      'the payments of an order that may have been made: how, how much, when, and how the order stood before; see shared/payments/paymentRecord.ts',
    age: '1 day',
    limit: 'the payments of an order',
  },
  'slip:*': {
    place: 'phone',
    owner: 'userId, sessionId, orderId, productId, as a digest in its name',
    purpose:
      'the pay code of an order with its amount, channel, day and steps, to be seen without a connection; see paySlip.ts',
    age: '2 days, by 1 of which nothing is paid unchecked; of an expired code 1 day more',
    limit: '20000',
  },
  'pages:*': {
    place: 'cache of the worker',
    owner: 'nobody, for a document holds nothing of a borrower',
    purpose: 'the pages of pay codes and their parts, to be opened without a connection; see offline/README.md',
    age: '1 day',
    limit: 'two pages',
  },
  borrower: {
    place: 'tab',
    owner: 'whoever used the tab last',
    purpose: 'to tell that another borrower has used the tab since; see shared/app/claimTab.ts',
    age: 'the tab',
    limit: 'a user’s number',
  },
  lastBorrower: {
    place: 'phone',
    owner: 'whoever used the phone last',
    purpose: 'to say so before another borrower’s first screen; see shared/app/claimTab.ts',
    age: 'until the next borrower',
    limit: 'a digest of the user’s number',
  },
  lang: {
    place: 'tab',
    owner: 'nobody',
    purpose:
      'the language that a page was asked for in last, for pages that are gone back to; see shared/app/followLanguage.ts',
    age: 'the tab',
    limit: 'the name of a language',
  },
  chosenOrder: {
    place: 'history',
    owner: 'the entry of the history',
    purpose: 'the order that was chosen for a complaint, on this visit to its start',
    age: 'the tab',
    limit: 'an order’s number',
  },
  chosenTab: {
    place: 'history',
    owner: 'the entry of the history',
    purpose: 'the tab that was chosen in the list of complaints, for coming back to it',
    age: 'the tab',
    limit: 'a number',
  },
  held: {
    place: 'history',
    owner: 'the entry of the history',
    purpose:
      'how many entries stand before the page’s own, at the one that opens a dialog on the way back; see shared/navigation/backGuard.ts',
    age: 'the tab',
    limit: 'a number',
  },
  session: {
    place: 'history',
    owner: 'the entry of the history',
    purpose: 'the session parameters of the address, which leave it unless the brand keeps them there',
    age: 'the tab',
    limit: 'the address',
  },
};

const daysOf = (ms: number): string => (ms === DAY_MS ? '1 day' : `${ms / DAY_MS} days`);

const ownerWords = (owner: readonly OwnerName[], place: string): string =>
  owner.join(', ') + (place.includes('phone') ? '; on the phone also session' : '');

const rowOf = (name: string, { place, purpose }: Words, { owner, maxAgeMs, limit }: PhoneRule): PhoneRow => ({
  name,
  place,
  owner: ownerWords(owner, place),
  purpose,
  age: daysOf(maxAgeMs),
  limit: String(limit),
});

/** Everything that pages store on a phone, one row each. */
export const phoneTable: readonly PhoneRow[] = [
  ...Object.entries(words).map(([name, its]): PhoneRow => rowOf(name, its, rules[name as keyof typeof rules])),
  ...Object.entries(others).map(([name, row]) => ({ name, ...row })),
];
