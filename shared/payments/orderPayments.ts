import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { ComponentType } from 'react';
import type { OrderPaid } from '../api/endpoints/readPayments.ts';
import type { RepaymentInfo } from '../api/endpoints/repaymentInfo.ts';
import { parseList, parseRecord } from '../api/parse.ts';
import { DAY_MS, dayIn } from '../domain/dates.ts';
import { type Amount, centsOf } from '../domain/money.ts';
import type { BookedPayment } from '../domain/planFacts.ts';
import type { Env, LaterParts, PageEnv } from '../platform/env.ts';
import type { Later } from '../platform/loadLater.ts';
import { browserMarks } from '../platform/storage/recordStore.ts';
import { recordsName, type SessionStore } from '../platform/storage/sessionStore.ts';
import type { OrderState, PaymentRecord, Shown } from './paymentRecord.ts';

/** The platform of a page of an order that may have been paid. */
export interface PaymentsEnv extends Env {
  /** The records of all tabs of this phone; where it stores nothing, those of the tab or of the history entry. */
  readonly records: SessionStore;
  /** Whether the page is hidden: nothing is looked for then. */
  isHidden(): boolean;
  /** Whether a payment that has arrived stays all that the page shows when it is loaded again: it does not go on to the next one. */
  readonly staysArrived?: boolean;
  readonly later: Later<PaymentParts>;
}

/** How the page looks whether a payment has arrived. */
export interface Looking {
  /**
   * `looking`: it goes on. `failing`: the last look did not come through, and the next one is later. `stopped`: it has looked for long enough.
   * `signedOut`: the service no longer knows the borrower.
   */
  readonly kind: 'looking' | 'failing' | 'stopped' | 'signedOut';
  /** When a look last came through, by the phone's clock; undefined if none has on this page. */
  readonly lastMs: number | undefined;
}

/** What the order says of its payments now. */
export interface Arrived extends Omit<Shown, 'paymentIds' | 'atMs'> {
  readonly payments: readonly BookedPayment[];
  /** Whether this phone knew of a payment: an order may also be settled without one. */
  readonly isKnown: boolean;
  /** Whether an earlier page has shown it: what can be paid now is of after it. */
  readonly isEarlier: boolean;
}

/** What is due on the order from now on, by its typed fields. */
export interface DueNow {
  readonly amount: string | undefined;
  readonly date: string | undefined;
}

/** What a page says of the payments of its order. Each part may be absent. */
export interface PaymentStatus {
  /** The payment that may have been made, the most certain one first. */
  readonly pending?: PaymentRecord | undefined;
  /** Absent until the page looks. */
  readonly looking?: Looking | undefined;
  /** Whether it is missing for so long that the borrower may want to complain. */
  readonly isOverdue?: boolean;
  readonly arrived?: Arrived | undefined;
  /** What is due now differs from what was due when a payment was begun, and nothing says why. */
  readonly changed?: DueNow | undefined;
  /** What is due next, after a payment that has arrived; of a settled order only where it still names an amount. */
  readonly next?: DueNow | undefined;
}

/** A payment that is about to be made. */
export type NewPayment = Omit<PaymentRecord, 'atMs' | 'before'>;

/** The payments of the page's order that may have been made, recorded on the phone, and what the order says of them. */
export interface OrderPayments {
  readonly env: PaymentsEnv;
  readonly $status: ReadableAtom<PaymentStatus>;
  /**
   * Records a payment, with the order as it was last read before it. Recorded again, its state changes, and what was known before it stays.
   * `isOffered` is asked once everything read before is taken in: a payment that the page does not offer by then is not recorded.
   */
  record(payment: NewPayment, isOffered?: () => boolean): void;
  /** Removes a payment that was certainly not made. An earlier one that its record had replaced stands there again. */
  withdraw(payment: NewPayment): void;
  /** The page has read the order, or its plan, itself. */
  see(now: ReadState): void;
  /** Looks at the order now, unless the page has just read it (`isSeen`), and, while a payment is pending, again and again. */
  watch(isSeen?: boolean): void;
  /** Looks at the order because the service refuses to go on. @returns whether a payment explains that: it has arrived, or the order is settled. */
  explains(): Promise<boolean>;
}

/** The payments of an order, as a screen of it shows them. */
export interface PaymentDetailsProps {
  readonly payments: OrderPayments;
  readonly status: PaymentStatus;
  /**
   * What the screen itself shows, so that nothing leads to it. A code that was only shown is said below it (`belowCode`); above it stands whatever
   * else may have been paid.
   */
  readonly on?: 'order' | 'code' | 'belowCode' | undefined;
}

/** What shows payments, looks for them, and leads a borrower who is signed out to the login. */
export interface PaymentParts extends LaterParts {
  readonly openPayments: (env: PaymentsEnv, $status: WritableAtom<PaymentStatus>) => OrderPayments;
  readonly PaymentDetails: ComponentType<PaymentDetailsProps>;
  readonly logIn: (env: Env) => void;
}

// The longest time that a refusal is held back for a look that may explain it.
const HOLD_MS = 3000;

/** The ways in which a payment of the page's order was begun within a day. The rest of the page says more of it. */
export const waysBegun = ({ records, clock, page }: PaymentsEnv): readonly unknown[] =>
  parseList(parseRecord(records.read(recordsName(page.session.orderId)))['payments'], parseRecord)
    .filter(({ atMs }) => clock.now() - Number(atMs) < DAY_MS)
    .map(({ way }) => way);

/** The payments of the page's own order: what is done before the rest of the page has come is done then, in its order. */
export const orderPayments = (env: PaymentsEnv): OrderPayments => {
  const $status = atom<PaymentStatus>({});
  const waiting: ((payments: OrderPayments) => void)[] = [];
  let opened: OrderPayments | undefined;
  let isWatched = false;
  const act = (run: (payments: OrderPayments) => void): void => {
    if (opened) run(opened);
    else waiting.push(run);
  };

  env.later.$state.subscribe(async (state) => {
    if (state.kind !== 'ready') return;
    await env.opened;
    opened = state.parts.openPayments(env, $status);
    waiting.forEach(act);
    if ($status.get().pending && !isWatched) opened.watch();
  });

  return {
    env,
    $status,
    record: (payment, isOffered) => act(({ record }) => record(payment, isOffered)),
    withdraw: (payment) => act(({ withdraw }) => withdraw(payment)),
    see: (read) => act(({ see }) => see(read)),
    watch: (isSeen) => {
      isWatched = true;
      act(({ watch }) => watch(isSeen));
    },
    explains: async () => {
      const looked = env.later.load().then(() => opened?.explains());
      return !!(await Promise.race([looked, new Promise<void>((resolve) => env.clock.after(HOLD_MS, resolve))]));
    },
  };
};

/** The platform of a page that shows what has become of a payment. */
export const withPayments = <Of extends PageEnv<PaymentParts>>(env: Of) => ({
  records: browserMarks(),
  isHidden: (): boolean => document.hidden,
  // Last, so that a test's platform can bring its own.
  ...env,
});

/** An order as it was read, with the payments that the service has booked on it, where it says so. */
export interface ReadState extends OrderState {
  readonly payments?: readonly BookedPayment[] | undefined;
}

const idsOf = (payments: readonly BookedPayment[] | undefined) => payments?.map(({ id }) => id);

/** An amount as it is compared: the same cents are the same amount, whether a number or digits. */
export const amountKey = (amount: Amount): string => String(centsOf(amount) ?? amount);

/** The typed fields of an order. */
export const stateOfOrder = ({ status, facts }: OrderPaid): ReadState => ({
  status,
  orderDue: facts.dueCents === undefined ? undefined : String(facts.dueCents),
  orderDueDate: facts.dueDate,
  paymentIds: idsOf(facts.payments),
  payments: facts.payments,
});

/** The typed fields of the plan of what is due on an order; that of a rollover has a date that is only promised, and says nothing of what is due. */
export const stateOfPlan = (
  { repayAmount, dueDate, facts }: Pick<RepaymentInfo, 'repayAmount' | 'dueDate' | 'facts'>,
  isRollover: boolean,
): ReadState => ({
  due: isRollover || repayAmount === undefined ? undefined : amountKey(repayAmount),
  dueDate: isRollover ? undefined : dayIn(dueDate),
  paymentIds: idsOf(facts.payments),
  payments: facts.payments,
});
