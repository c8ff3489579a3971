import { atom } from 'nanostores';
import type { ReactNode } from 'react';
import type { Agreement } from '../../api/endpoints/agreements.ts';
import type { LoanCost as Cost } from '../../domain/loanCost.ts';
import { type Amount, formatAmount } from '../../domain/money.ts';
import { type Examples, ignore, longName, longWord, sampleLogo } from '../../ui/Example.ts';
import type { Row } from '../../ui/RowList.tsx';
import type { QueryState } from '../core/createQuery.ts';
import type { Failure } from '../core/failure.tsx';
import type { SubmissionState } from '../core/submission.ts';
import { AgreementFrame } from './AgreementFrame.tsx';
import { AgreementRow } from './AgreementRow.tsx';
import { BackDialog, ConfirmScreen, LoanButton } from './ConfirmScreen.tsx';
import type { Confirmation } from './confirmation.ts';
import type { ContractNote } from './firstContract.ts';
import { LoanCost } from './LoanCost.tsx';
import { type OfferedLoan, OfferTerms } from './OfferTerms.tsx';
import { PriceLine } from './PriceLine.tsx';

const format = (amount: Amount): string => formatAmount(amount, { decimal: '.', group: ',' });

// No document: otherwise the tests that render these examples would run scripts in the frame.
const frame = (note: ContractNote, isReadable = false) => (
  <AgreementFrame
    agreement={{ frameUrl: undefined, note, isReadable }}
    onArrive={ignore}
    onOpenApart={ignore}
    onRetry={ignore}
    onAgree={ignore}
    onCancel={ignore}
    phone="+63 2 8555 0100"
    onCall={ignore}
  />
);

const agreementFrame = [
  { title: 'One that no frame shows', node: frame('apart') },
  { title: 'One on its way', node: frame('waiting') },
  { title: 'One that does not come', node: frame('late') },
  { title: 'One of which nobody knows', node: frame('unsure') },
  { title: 'One that is not there', node: frame('missing') },
  { title: 'One that has been opened', node: frame('apart', true) },
  { title: 'One of another host, which may not have opened', node: frame('away', true) },
].map((example) => ({ ...example, coversPage: true }));

const row = (titles: readonly string[], isAgreed = true, opening?: string, refusal?: string) => (
  <AgreementRow
    agreements={titles.map((title, at) => ({ title, position: String(at) }))}
    isAgreed={isAgreed}
    opening={opening}
    unopened={refusal === undefined ? undefined : { position: '0', message: refusal }}
    onAgree={ignore}
    onRead={ignore}
  />
);

const two = ['Loan agreement', 'Disclosure statement'];

const agreementRow = [
  { title: 'Two contracts', node: row(two) },
  { title: 'Not agreed', node: row(two, false) },
  { title: 'Busy opening the first', node: row(two, true, '0') },
  { title: 'The first could not be opened', node: row(two, true, undefined, 'It is not ready yet.') },
  { title: 'Empty', node: row([]) },
  { title: 'Long text', node: row([longName, longWord]) },
];

const dialog = (title: string, content: string) => (
  <BackDialog question={{ title, content }} onStay={ignore} onLeave={ignore} />
);

const backDialog = [
  {
    title: 'A question',
    coversPage: true,
    node: dialog('Your loan is ready', 'If you leave now, this offer stays open until the end of the day.'),
  },
  { title: 'Empty', coversPage: true, node: dialog('', '') },
  { title: 'Long text', coversPage: true, node: dialog(longWord, `${longName}. `.repeat(12)) },
];

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
  readonly state?: SubmissionState;
  readonly note?: string;
  readonly needsAccount?: boolean;
  readonly titles?: readonly string[];
  /** The agreements, in place of some with these titles. */
  readonly list?: QueryState<readonly Agreement[]>;
  readonly failure?: Failure | undefined;
  readonly onRefresh?: () => void;
  readonly popup?: ReactNode;
  readonly isDoubtful?: boolean;
  readonly signsInTwoTaps?: boolean;
}

const ready = <Data,>(data: Data): QueryState<Data> => ({ kind: 'ready', data, checkedAtMs: 0, status: 'fresh' });

const settled = () => Promise.resolve();

const modelOf = ({ view = ready(offer), state = { kind: 'free' }, ...shown }: Shown): Confirmation<Offer> => ({
  $offer: atom(view),
  $form: atom({ isAgreed: true, note: shown.note ?? '', needsAccount: !!shown.needsAccount, failure: shown.failure }),
  agreements: {
    $view: atom(shown.list ?? ready((shown.titles ?? ['Loan agreement']).map((title) => ({ title, position: title })))),
    $opening: atom(undefined),
    $unopened: atom(undefined),
    read: settled,
    refresh: () => Promise.resolve(true),
    restore: ignore,
  },
  loanSubmission: {
    $state: atom(state),
    orderText: () => '',
    pendingText: () => '',
    failure: () => shown.failure,
    open: ignore,
    send: () => Promise.resolve(undefined),
    checkAgain: settled,
    release: ignore,
  },
  back: { $question: atom(undefined), block: ignore, stay: ignore, leave: ignore },
  accountAddress: '#account',
  orderAddress: '#order',
  confirmedAddress: '#confirmed',
  wait: () => (shown.list || (view.kind === 'ready' && view.status === 'stale') ? 'stale' : undefined),
  refresh: shown.onRefresh ?? ignore,
  open: ignore,
  agree: ignore,
  confirm: settled,
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
    {(shownOffer) => <OfferTerms offer={shownOffer} rows={[]} format={format} cost={undefined} />}
  </ConfirmScreen>
);

/** Returns the screen with the loan request in this state. */
export const withRequest = (state: SubmissionState, note = '', failure?: Failure) => screen({ state, note, failure });

/** Returns the screen of an offer whose last request failed. */
export const withFailure = (note: string, failure: Failure) => screen({ note, failure });

/** Returns the screen of an offer that can be taken, with a popup over it. */
export const withOffer = (popup?: ReactNode) => screen({ popup });

/** Returns the screen of an offer of this amount, in cents. */
export const withAmount = (amount: number) => screen({ view: ready({ ...offer, amount }) });

/** Returns the screen of an offer that could not be read again. */
export const withStaleOffer = (onRefresh?: () => void) =>
  screen({ view: { kind: 'ready', data: offer, checkedAtMs: 0, status: 'stale' }, ...(onRefresh && { onRefresh }) });

/** Returns the screen of an offer whose agreements did not come. */
export const withoutAgreements = ({ outcome, ...failure }: Failure) =>
  screen({ list: { kind: 'unknown', reason: 'body', failure: { ...failure, outcome } } });

/** Returns the screen of an offer that contradicts itself. */
export const withDoubt = () => screen({ isDoubtful: true });

/** Returns the screen on which the first tap leads to the agreement. */
export const inTwoTaps = () => screen({ signsInTwoTaps: true });

// Other states are in the examples of the pages that use this screen.
const confirmScreen = [
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

const showCost = (cost: Cost) => (
  <section className="card stack">
    <LoanCost amount={{ label: 'Loan amount', value: '5,000.00' }} cost={cost} format={format} />
  </section>
);
const sums = { receivedCents: 450_000, repaidCents: 590_000 };
const whole: Cost = { kind: 'whole', ...sums, month: 0.093408, year: 1.963813 };
const long: Cost = { kind: 'whole', receivedCents: 1, repaidCents: Number.MAX_SAFE_INTEGER, month: 100, year: 100 };

const loanCost = [
  { title: 'Worked out', node: showCost(whole) },
  { title: 'Without a date', node: showCost({ kind: 'date', ...sums }) },
  { title: 'Nothing orderText of what is received', node: showCost({ kind: 'received', repaidCents: 590_000 }) },
  { title: 'A plan that does not add up', node: showCost({ kind: 'less', ...sums, repaidCents: 1 }) },
  { title: 'Empty', node: showCost({ kind: 'plan' }) },
  { title: 'Long numbers', node: showCost(long) },
];

const offered = {
  ...offer,
  details: [{ label: 'You receive', value: '₱4,500.00' }],
  facts: { account: '•••• 4567' },
};

const terms = (
  changes: Partial<OfferedLoan>,
  cost?: Cost,
  rows: readonly Row[] = [{ label: 'Loan term', value: '91 days' }],
) => <OfferTerms offer={{ ...offered, ...changes }} rows={rows} format={format} cost={cost} />;

// Other states are in the examples of the screens that use it.
const offerTerms = [
  { title: 'A loan', node: terms({}, whole) },
  {
    title: 'Fees by name',
    node: terms(
      {
        amount: 500_000,
        facts: {
          fees: [
            { title: longName, amountCents: 30_000 },
            { title: 'Stamp tax', amountCents: 20_000 },
          ],
        },
      },
      whole,
    ),
  },
  { title: 'Empty', node: terms({ productName: '', productLogo: '', details: [], plan: [] }, undefined, []) },
];

const showPrice = (cost: Cost | undefined, payBackCents?: number) => (
  <PriceLine offer={{ ...offer, facts: { payBackCents } }} cost={cost} format={(cents) => `₱${format(cents)}`} />
);

const priceLine = [
  { title: 'Total and rate', node: showPrice(whole) },
  { title: 'No rate', node: showPrice({ kind: 'date', ...sums }) },
  { title: 'Two totals', node: showPrice({ kind: 'date', ...sums }, 620_000) },
  { title: 'Nothing known', node: <div>{showPrice({ kind: 'plan' })}</div> },
  { title: 'Long numbers', node: showPrice(long) },
];

export const examples: Examples = {
  AgreementFrame: agreementFrame,
  AgreementRow: agreementRow,
  BackDialog: backDialog,
  ConfirmScreen: confirmScreen,
  LoanCost: loanCost,
  OfferTerms: offerTerms,
  PriceLine: priceLine,
};
