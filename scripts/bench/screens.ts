import { endpoints } from '../../shared/api/allEndpoints.ts';
import type { CallRoute } from '../../shared/api/endpoint.ts';
import { type BorrowerOf, borrowers } from '../../test/support/borrowers.ts';
import type { Finder } from './browser/finder.ts';

/** A call of a hand-written page. */
export interface PlainCall {
  readonly entry: CallRoute;
  readonly body?: object;
  /** What the query of the call has in addition to that of the page's address. */
  readonly adds?: string;
}

/** The calls with which a hand-written page gets a screen's data. */
export interface DataPlan extends PlainCall {
  /** A second call of the screen. */
  readonly also?: PlainCall;
  /** A call after the data are on screen. */
  readonly later?: PlainCall;
}

/** A screen that is measured; its hand-written counterpart is in byHand/. */
export interface Screen {
  /** Its folder in `pages/`. */
  readonly page: string;
  readonly query: Readonly<Record<string, string>>;
  /** A text of the data: once it is on screen, the data are. The first view must not contain it. */
  readonly data: string;
  /** An element that changes the same screen when it is tapped; absent if the screen has none. */
  readonly tap?: Finder;
  readonly plan: DataPlan;
}

const orderOf = ({ orderId, productId }: BorrowerOf) => ({ orderId, productId });

/** The borrower's main screens. */
export const screens = {
  loanDetail: {
    page: 'loanDetail',
    query: borrowers.dueSoonWithDelay,
    data: 'Sample Peso Loan',
    plan: {
      entry: endpoints.readOrder,
    },
  },
  repay: {
    page: 'repay',
    query: borrowers.dueSoonWithDelay,
    data: '₱3,200.00',
    tap: { css: 'button', text: 'Payment Method' },
    plan: {
      entry: endpoints.readPeriodPlan,
      body: orderOf(borrowers.dueSoonWithDelay),
    },
  },
  repaymentOfCode2: {
    page: 'repaymentOfCode2',
    query: borrowers.instalments,
    data: 'In the app',
    tap: { css: 'button', text: 'Copy' },
    plan: {
      entry: endpoints.readPeriodPlan,
      later: { entry: endpoints.readOrder },
      body: orderOf(borrowers.instalments),
    },
  },
  newLoanConfirm: {
    page: 'newLoanConfirm',
    query: borrowers.offer,
    data: '₱4,500.00',
    plan: {
      entry: endpoints.readLoanOffer,
      also: { entry: endpoints.listAgreements, adds: '&scene=3' },
      body: { productId: borrowers.offer.productId },
    },
  },
  complaintList: {
    page: 'complaintList',
    query: borrowers.instalments,
    data: 'I paid at the counter yesterday',
    tap: { css: '[role=tab]', at: 1 },
    plan: {
      entry: endpoints.listComplaints,
      body: {},
    },
  },
} as const satisfies { readonly [name: string]: Screen };

/** A screen's name in the options and the tables. */
export type ScreenName = keyof typeof screens;

/** @returns the screen of a name, with the type that all screens share. */
export const screenOf = (name: ScreenName): Screen => screens[name];

/** @returns a screen's address on its host. */
export const addressOf = ({ page, query }: Pick<Screen, 'page' | 'query'>): string =>
  `/${page}?${new URLSearchParams(query)}`;

/** A move from one screen to the next by a tap. `data` is a text that only the next screen contains. */
export interface Move {
  readonly from: ScreenName;
  readonly to: string;
  readonly tap: Finder;
  readonly data: string;
  /** Whether the borrower reads the screen before the tap, instead of tapping as soon as it is on screen. */
  readonly isAtRest: boolean;
}

/** From an order to its repayment, which the browser prerenders, if it can. */
export const orderToRepayment = {
  from: 'loanDetail',
  to: 'repay',
  tap: { css: 'button', text: 'REPAY' },
  // A channel, because only the repayment's response contains it; the order shows the amount too.
  data: 'Sample Wallet',
} as const;

/** The moves that are measured: two whose next screen the app fetches ahead, one of them prerendered, and two without that. */
export const moves: readonly Move[] = [
  { ...orderToRepayment, isAtRest: true },
  {
    from: 'repay',
    to: 'repaymentOfCode2',
    tap: { css: 'a[href^="/repaymentOfCode2"]' },
    data: 'In the app',
    isAtRest: true,
  },
  { ...orderToRepayment, isAtRest: false },
  {
    from: 'complaintList',
    to: 'complainDetails',
    tap: { css: '.complaints a' },
    data: 'What you wrote',
    isAtRest: false,
  },
];

/** Folders in `pages/` that the measured screens and moves need. */
export const pagesOf = (names: readonly ScreenName[]): string[] => [
  ...new Set([...names.map((name) => screens[name].page), ...moves.flatMap(({ from, to }) => [from, to])]),
];
