import { type Examples, ignore, longName, longWord } from '../../../ui/Example.ts';
import type { WatchState } from '../paymentWatch.ts';
import type { KeptPayment } from '../sentPayment.ts';
import { CodeOpened, PaymentArrived, PaymentUnchecked, PaymentWaiting } from './PaymentResult.tsx';

const sent: KeptPayment = {
  way: 'card',
  amount: '150050',
  channel: '',
  reference: 'R-20260504-1',
  promised: '',
  isAccepted: true,
  sentAtMs: Date.UTC(2026, 4, 4),
  before: undefined,
  isOneOfSeveral: false,
  isOnlyShown: false,
  lastSeenAtMs: undefined,
  rollover: undefined,
};

type Arrived = Extract<WatchState, { readonly kind: 'arrived' }>;

const order = { orderId: '170001', orderAddress: '/loanDetail', receipt: () => null };

const LOOKED_AT_MS = Date.UTC(2026, 4, 4, 1);

// A page stops checking after a quarter of an hour.
const stateOf = (payment: KeptPayment, isOverdue: boolean) => ({
  kind: 'waiting' as const,
  payment,
  isCompared: !!payment.before,
  isOverdue,
  stoppedAtMs: isOverdue ? LOOKED_AT_MS : undefined,
});

const waiting = (changes: Partial<KeptPayment>, isOverdue = false) => (
  <PaymentWaiting {...order} state={stateOf({ ...sent, ...changes }, isOverdue)} onComplain={ignore} onLook={ignore} />
);

const arrived = (progress: Arrived['progress'], payment?: KeptPayment) => (
  <PaymentArrived
    {...order}
    state={{ kind: 'arrived', progress, payment, seenAtMs: Date.UTC(2026, 4, 4), next: undefined }}
  />
);

export const examples: Examples = [
  {
    title: 'An instalment has arrived',
    node: arrived({ kind: 'instalment', paid: 2, all: 4, steps: 1 }, sent),
  },
  { title: 'Nothing is left to pay', node: arrived({ kind: 'settled', steps: undefined }) },
  { title: 'Accepted, and not in the order yet', node: waiting({}) },
  { title: 'A quarter of an hour later', node: waiting({}, true) },
  { title: 'A code that may have been paid', node: waiting({ way: 'code', isAccepted: false }, true) },
  {
    title: 'A code that was seen',
    node: (
      <CodeOpened
        state={stateOf({ ...sent, way: 'code', isOnlyShown: true }, true)}
        codeAddress="/repaymentOfCode2"
        onComplain={ignore}
        onLook={ignore}
      />
    ),
  },
  {
    title: 'Of a slip that is not checked',
    node: <PaymentUnchecked state={stateOf({ ...sent, way: 'code' }, false)} onLook={ignore} />,
  },
  { title: 'Long text', node: waiting({ way: 'wallet', channel: longName, reference: longWord }) },
];
