import { endpoints } from '../../shared/api/allEndpoints.ts';
import type { CallRoute } from '../../shared/api/endpoint.ts';
import { type BorrowerOf, borrowers } from '../../test/support/borrowers.ts';
import { BuildError } from '../build/buildError.ts';
import { readArgs } from '../build/command.ts';
import type { Target } from './browser/phone.ts';

/** A call of a hand-written page. */
export interface PlainCall {
  readonly entry: CallRoute;
  /** The parameters of the page's address that its body has. */
  readonly fields?: readonly string[];
  /** What the query of the call has in addition to that of the page's address. */
  readonly adds?: string;
}

/** A screen that is measured; its hand-written counterpart is in byHand/, its React one in react/. */
export interface Screen {
  readonly query: BorrowerOf;
  /** A text of the data: once it is on screen, the data are. The first view must not contain it. */
  readonly data: string;
  /** The calls of the hand-written page: the first has its data, others go out beside it. */
  readonly calls: readonly [PlainCall, ...PlainCall[]];
}

const { dueSoonWithDelay, instalments, offer } = borrowers;
const ofOrder = { fields: ['orderId', 'productId'] };
const readPlan: PlainCall = { entry: endpoints.readPeriodPlan, ...ofOrder };

/** The borrower's main screens, by their folders in `pages/`. */
export const screens = {
  loanDetail: { query: dueSoonWithDelay, data: 'Sample Peso Loan', calls: [{ entry: endpoints.readOrder }] },
  repay: { query: dueSoonWithDelay, data: '₱3,200.00', calls: [readPlan] },
  repayDelay: { query: dueSoonWithDelay, data: '₱480.00', calls: [{ entry: endpoints.readDelayPlan, ...ofOrder }] },
  // How to pay with the code stands below it, and comes with the rest of the page.
  repaymentOfCode2: { query: instalments, data: '₱1,500.50', calls: [readPlan] },
  newLoanConfirm: {
    query: offer,
    data: '₱4,500.00',
    calls: [
      { entry: endpoints.readLoanOffer, fields: ['productId'] },
      { entry: endpoints.listAgreements, adds: '&scene=3' },
    ],
  },
  complaintList: {
    query: instalments,
    data: 'I paid at the counter yesterday',
    calls: [{ entry: endpoints.listComplaints }],
  },
} as const satisfies { readonly [name: string]: Screen };

/** A screen's name in the options, the tables and the addresses. */
export type ScreenName = keyof typeof screens;

/** @returns the screen of a name, with the type that all screens share. */
export const screenOf = (name: ScreenName): Screen => screens[name];

/** @returns a screen's address on its host. */
export const addressOf = (name: ScreenName): string => `/${name}?${new URLSearchParams(screens[name].query)}`;

/** A move from one screen to the next by a tap. */
export interface PlannedMove {
  readonly from: ScreenName;
  readonly to: string;
  readonly tap: Target;
  /** A text that only the next screen contains. */
  readonly data: string;
  /** Whether the borrower reads the screen before the tap, instead of tapping as soon as it is on screen. */
  readonly isAtRest: boolean;
}

/** From an order to its repayment, which the browser prerenders, if it can. */
const orderToRepayment = {
  from: 'loanDetail',
  to: 'repay',
  tap: { css: 'button', text: 'REPAY' },
  data: 'How to pay with this code',
} as const;

/** The moves that are measured: two whose next screen is loaded ahead, and one tapped before that. */
export const moves: readonly PlannedMove[] = [
  { ...orderToRepayment, isAtRest: true },
  {
    from: 'repay',
    to: 'repaymentOfCode2',
    tap: { css: 'a[href^="/repaymentOfCode2"]' },
    data: 'Please keep the deposit slip as proof of your payment.',
    isAtRest: true,
  },
  { ...orderToRepayment, isAtRest: false },
];

/** A move's name in the tables. */
export const nameOf = ({ from, to, isAtRest }: PlannedMove): string =>
  `${from} → ${to}${isAtRest ? '' : ', tapped at once'}`;

const known = Object.keys(screens) as readonly ScreenName[];

const usage = `npm run bench -- [--rounds 5] [--screens ${known.join()}] [--before <dist folder>]`;

/** Reads what is measured, how often, and beside which earlier build. @throws BuildError with the usage if it is not understood. */
export const readOptions = (args: readonly string[]) => {
  const text = { type: 'string' } as const;
  const { values } = readArgs({ args: [...args], options: { rounds: text, screens: text, before: text } }, usage);
  const rounds = Number(values.rounds ?? 5);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new BuildError(`"${values.rounds}" is no number of rounds.\n${usage}`);
  const named = values.screens?.split(',') ?? known;
  const wrong = named.find((each) => !known.some((name) => name === each));
  if (wrong !== undefined) throw new BuildError(`"${wrong}" is none of ${known.join(', ')}.\n${usage}`);
  return { rounds, screens: named as readonly ScreenName[], isWhole: !values.screens, before: values.before };
};
