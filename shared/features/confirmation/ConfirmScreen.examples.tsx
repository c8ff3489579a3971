import { atom } from 'nanostores';
import type { ReactNode } from 'react';
import { formatAmount } from '../../domain/money.ts';
import { type Examples, ignore, longName, longWord, sampleLogo } from '../../ui/Example.ts';
import type { QueryState } from '../core/createQuery.ts';
import type { Failure } from '../core/failure.tsx';
import type { ConfirmModel, RequestState } from './ConfirmModel.ts';
import { ConfirmScreen, LoanButton } from './ConfirmScreen.tsx';
import { OfferTerms } from './OfferTerms.tsx';

const offer = {
  amount: 450000,
  productName: 'Sample Peso Loan',
  productLogo: sampleLogo,
  details: [],
  facts: {},
  plan: [{ title: 'Repayment', amount: 590000, description: 'Principal and interest', payTime: '2026-05-04' }],
};

type Offer = typeof offer;

interface Shown {
  readonly view?: QueryState<Offer>;
  readonly state?: RequestState;
  readonly note?: string;
  readonly needsAccount?: boolean;
  readonly titles?: readonly string[];
  readonly failure?: Failure | undefined;
  readonly onRefresh?: () => void;
  readonly popup?: ReactNode;
  readonly isDoubtful?: boolean;
  readonly signsInTwoTaps?: boolean;
}

const ready = <Data,>(data: Data): QueryState<Data> => ({ kind: 'ready', data, checkedAtMs: 0, status: 'fresh' });

const modelOf = ({ view = ready(offer), state = { kind: 'free' }, ...shown }: Shown): ConfirmModel<Offer> => ({
  $offer: atom(view),
  $form: atom({ isAgreed: true, note: shown.note ?? '', needsAccount: !!shown.needsAccount, failure: shown.failure }),
  agreements: {
    $view: atom(ready((shown.titles ?? ['Loan agreement']).map((title) => ({ title, position: title })))),
    $opening: atom(undefined),
    $unopened: atom(undefined),
    read: ignore,
  },
  loanSubmission: {
    $state: atom(state),
    said: () => '',
    pendingWords: () => '',
    failure: () => shown.failure,
    checkAgain: ignore,
  },
  back: { $asked: atom(undefined), stay: ignore, leave: ignore },
  accountAddress: '#account',
  orderAddress: '#order',
  confirmedAddress: '#confirmed',
  wait: () => (view.kind === 'ready' && view.status === 'stale' ? 'stale' : undefined),
  refresh: shown.onRefresh ?? ignore,
  agree: ignore,
  confirm: ignore,
  reopen: ignore,
  phone: '+63 2 8555 0100',
  call: ignore,
});

const screen = (shown: Shown) => (
  <ConfirmScreen
    title="Confirm your loan"
    model={modelOf(shown)}
    priceOf={() => <p className="small">You pay back 5,900.00</p>}
    popupOf={() => shown.popup}
    isDoubtful={() => !!shown.isDoubtful}
    signsInTwoTaps={shown.signsInTwoTaps}
  >
    {(shownOffer) => (
      <OfferTerms
        offer={shownOffer}
        rows={[]}
        format={(amount) => formatAmount(amount, { decimal: '.', group: ',' })}
        cost={undefined}
      />
    )}
  </ConfirmScreen>
);

/** Returns the screen with the loan request in this state. */
export const withRequest = (state: RequestState, note = '', failure?: Failure) => screen({ state, note, failure });

/** Returns the screen of an offer whose last request failed. */
export const withFailure = (note: string, failure: Failure) => screen({ note, failure });

/** Returns the screen of an offer that can be taken, with a popup over it. */
export const withOffer = (popup?: ReactNode) => screen({ popup });

/** Returns the screen of an offer of this amount, in cents. */
export const withAmount = (amount: number) => screen({ view: ready({ ...offer, amount }) });

/** Returns the screen of an offer that could not be read again. */
export const withStaleOffer = (onRefresh?: () => void) =>
  screen({ view: { kind: 'ready', data: offer, checkedAtMs: 0, status: 'stale' }, ...(onRefresh && { onRefresh }) });

/** Returns the screen of an offer that contradicts itself. */
export const withDoubt = () => screen({ isDoubtful: true });

/** Returns the screen on which the first tap leads to the agreement. */
export const inTwoTaps = () => screen({ signsInTwoTaps: true });

// Other states are in the examples of the pages that use this screen.
export const examples: Examples = [
  { title: 'An offer', node: screen({}) },
  { title: 'An offer of nothing', node: withAmount(0) },
  { title: 'An offer that contradicts itself', node: withDoubt() },
  { title: 'Read first', node: inTwoTaps() },
  { title: 'May be out of date', node: withStaleOffer() },
  { title: 'Busy', node: screen({ state: { kind: 'sending' } }) },
  {
    title: 'Refused without a bank account',
    node: screen({ note: 'Please add a bank account first.', needsAccount: true }),
  },
  { title: 'No offer', node: screen({ view: { kind: 'refused', message: 'There is no open offer.' } }) },
  { title: 'The button in the service’s words', node: <LoanButton model={modelOf({})} label={longName} /> },
  {
    title: 'Long text',
    node: screen({ view: ready({ ...offer, productName: longName }), note: longWord, titles: [longName, longWord] }),
  },
];
