import { listComplaints } from '../../../shared/api/endpoints/listComplaints.ts';
import { readComplaintStart } from '../../../shared/api/endpoints/readComplaintStart.ts';
import type { Finder } from '../browser/finder.ts';
import type { ScreenName } from '../screens.ts';

/** A screen with a list on it that can grow. */
export interface LongList {
  readonly name: string;
  readonly screen: ScreenName;
  readonly path: string;
  /** The call's data with a list of so many. */
  readonly dataOf: (count: number) => unknown;
  /** A text that stands on screen with the data, whatever the length. */
  readonly text: string;
  /** What opens the list, where it does not stand on the screen at once, and what stands there then. */
  readonly opens?: { readonly tap: Finder; readonly text: string };
  /** What scrolls. */
  readonly scroller: string;
  /** What shows more of it. */
  readonly more: Finder;
}

const words =
  'paid counter yesterday order still shows payment due office called again night receipt number app code'.split(' ');

// Texts that differ, as people's do: a list of one text over and over would compress to nothing.
const sentence = (seed: number): string =>
  Array.from({ length: 12 }, (_, at) => words[(seed * 7 + at * at * (1 + (seed % 11))) % words.length]).join(' ');

const complaint = (at: number) => ({
  id: 100_000 + at,
  time: `2026-${String(1 + (at % 12)).padStart(2, '0')}-${String(1 + (at % 28)).padStart(2, '0')} 0${at % 10}:05:09`,
  type: 'Repayment',
  content: `No. ${at + 1}: ${sentence(at)}.`,
});

const order = (at: number) => ({
  orderNo: String(170_000 + at),
  productLogo: '',
  productName: `Sample Loan no. ${at + 1}`,
  status: 'Repayment due',
  isShow: 0,
  list: [
    { title: 'Total repayment', value: `₱${1000 + at}.00` },
    { title: 'Order number', value: String(170_000 + at) },
  ],
});

const many = <Item>(count: number, make: (at: number) => Item): Item[] =>
  Array.from({ length: count }, (_, at) => make(at));

/** The lists that are measured at growing lengths. */
export const longLists: readonly LongList[] = [
  {
    name: 'complaints',
    screen: 'complaintList',
    path: `/api${listComplaints.path}`,
    dataOf: (count) => ({
      tabs: [
        { title: 'Processing', list: many(count, complaint) },
        { title: 'Processed', list: [] },
      ],
    }),
    text: 'No. 1: ',
    scroller: 'html',
    more: { css: 'button', text: 'Show more' },
  },
  {
    name: 'orders',
    screen: 'complaint',
    path: `/api${readComplaintStart.path}`,
    dataOf: (count) => ({
      problemType: [{ value: 2, title: 'Repayment' }],
      problemSonType: [],
      orderDetail: order(0),
      orderList: many(count, order),
    }),
    text: 'Total repayment',
    opens: { tap: { css: 'button', text: 'All' }, text: 'Sample Loan no. 10' },
    scroller: '.overlay__box',
    more: { css: 'button', text: 'Show more' },
  },
];
