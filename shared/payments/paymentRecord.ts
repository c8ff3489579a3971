import { parseFlag, parseText, parseTexts } from '../api/parse.ts';
import { DAY_MS, momentOf } from '../domain/dates.ts';
import { oneOf } from '../domain/facts.ts';
import { type DataOf, list, orEmpty, type Reader, required, shape } from '../lib/shape.ts';
import { recordsName, type SessionStore } from '../platform/storage/sessionStore.ts';

const textOf = (value: unknown): string | undefined => parseText(value) || undefined;

const orderState = shape({
  status: textOf,
  due: textOf,
  dueDate: textOf,
  orderDue: textOf,
  orderDueDate: textOf,
  /** The ids of the payments that the service has booked; undefined where it does not say. */
  paymentIds: (ids: unknown) => (Array.isArray(ids) ? parseTexts(ids) : undefined),
});

/**
 * The typed fields of an order, as far as they are known: no text of the service is among them. `due` and `dueDate` are those of its plan,
 * `orderDue` and `orderDueDate` those of the order's own facts; each is compared with itself only. Amounts are cents or formatted texts, as strings.
 */
export type OrderState = Partial<DataOf<typeof orderState>>;

const paymentRecord = shape({
  /** The ways in which a borrower may have paid: by card, from their wallet, at a channel's page, or with a code. */
  way: required(oneOf('card', 'wallet', 'channel', 'code')),
  isRollover: parseFlag,
  /** Cents as digits, or a formatted text. */
  amount: parseText,
  /** The channel's name, or the title of the code; empty for card and wallet. */
  place: parseText,
  /** The pay code, or the service's number of the payment; empty if there is none. */
  reference: parseText,
  /** The day to which a rollover that was asked for here moves the due date; empty otherwise. */
  promisedDay: parseText,
  /**
   * What is known of it. `sending`: the request is under way. `unconfirmed`: its outcome is unknown. `accepted`: the service has taken it.
   * `opened`: the borrower was led to where it is made, or saw its code.
   */
  state: required(oneOf('sending', 'unconfirmed', 'accepted', 'opened')),
  /** When it was sent or opened, by the phone's clock. */
  atMs: required(momentOf),
  /** The order before it. */
  before: orEmpty(orderState) as Reader<OrderState>,
});

/** A payment of an order that may have been made. */
export type PaymentRecord = DataOf<typeof paymentRecord>;

const shownRecord = shape({
  atMs: required(momentOf),
  paymentIds: parseTexts,
  isSettled: parseFlag,
  movedTo: parseText,
});

/** What the order has shown last: kept for a reload, until something else is paid. */
export type Shown = DataOf<typeof shownRecord>;

const orderRecords = shape({ payments: list(paymentRecord), shown: shownRecord });

/** The records of one order. */
export type OrderRecords = DataOf<typeof orderRecords>;

/** Reads the payments of an order that are not a day old by the phone's clock, and what it has shown last. */
export const readRecords = (store: SessionStore, orderId: string, nowMs: number): OrderRecords => {
  const { payments = [], shown } = orderRecords(store.read(recordsName(orderId))) || {};
  // After a day a payment is in the order, or the borrower has asked where it is. One of the future was made before the clock was set back.
  const isRecent = ({ atMs }: PaymentRecord): boolean => nowMs - atMs < DAY_MS;
  // A page that was left while it was sending has no answer, and never gets one.
  const ended = (payment: PaymentRecord): PaymentRecord =>
    payment.state === 'sending' ? { ...payment, state: 'unconfirmed' } : payment;
  return { payments: payments.filter(isRecent).map(ended), shown };
};

/** Stores the records of an order. @returns false if no storage of the phone takes them. */
export const writeRecords = (store: SessionStore, orderId: string, records: OrderRecords): boolean => {
  const { payments, shown } = records;
  const atMs = Math.max(0, ...payments.map((payment) => payment.atMs), shown?.atMs || 0);
  const flags = ({ isRollover, ...payment }: PaymentRecord) => ({ ...payment, isRollover: Number(isRollover) });
  return store.write(recordsName(orderId), {
    // The later of two places' entries counts.
    atMs,
    payments: payments.map(flags),
    ...(shown && { shown: { ...shown, isSettled: Number(shown.isSettled) } }),
  });
};

/** @returns whether two records are of the same payment: its state may change, and a code is seen again and again. */
export const isSamePayment = (one: PaymentRecord, other: PaymentRecord): boolean =>
  one.way === other.way &&
  one.isRollover === other.isRollover &&
  (one.way === 'code' ? one.reference === other.reference : one.place === other.place);
