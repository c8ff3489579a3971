import { endpoints } from '../../shared/api/allEndpoints.ts';
import type { CallRoute } from '../../shared/api/endpoint.ts';
import { type BorrowerOf, borrowers } from '../../test/support/borrowers.ts';
import type { Finder } from './browser/finder.ts';

/** A call, as a page that is written by hand makes it. */
export interface PlainCall {
  readonly entry: CallRoute;
  readonly body?: object;
  /** What the call has in its query beside the address's own. */
  readonly adds?: string;
}

/** How a page that is written by hand gets a screen's data. */
export interface DataPlan extends PlainCall {
  /** What else the screen asks for. */
  readonly also?: PlainCall;
  /** What it asks for once the data stands. */
  readonly later?: PlainCall;
}

/** A screen as it is measured; the same stands by hand in byHand/. */
export interface Screen {
  /** Its folder in `pages/`. */
  readonly page: string;
  readonly query: Readonly<Record<string, string>>;
  /** A piece of the data's text: where it stands, the data stands. The first view must not hold it. */
  readonly data: string;
  /** What a tap on shows something else on the same screen; screens that have no such thing lack it. */
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

/** The screen of a name, in the shape that all have. */
export const screenOf = (name: ScreenName): Screen => screens[name];

/** A screen's address on its host. */
export const addressOf = ({ page, query }: Pick<Screen, 'page' | 'query'>): string =>
  `/${page}?${new URLSearchParams(query)}`;

/** A move from one screen to the next by a tap. `data` stands on the next one alone. */
export interface Move {
  readonly from: ScreenName;
  readonly to: string;
  readonly tap: Finder;
  readonly data: string;
  /** Whether the borrower has read the screen before the tap, and not tapped as soon as it stood. */
  readonly isAtRest: boolean;
}

/** From an order to its repayment, which is prerendered where the browser can. */
export const orderToRepayment = {
  from: 'loanDetail',
  to: 'repay',
  tap: { css: 'button', text: 'REPAY' },
  // The order has the amount too; where it can be paid stands in the repayment's answer alone.
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
