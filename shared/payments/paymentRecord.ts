import { parseFlag, parseList, parseRecord, parseText, parseTexts, type Raw } from '../api/parse.ts';
import { DAY_MS, momentOf } from '../domain/dates.ts';
import type { SessionStore } from '../platform/storage/sessionStore.ts';

/** The ways in which a borrower may have paid: by card, from their wallet, at a channel's page, or with a code. */
const WAYS = ['card', 'wallet', 'channel', 'code'] as const;
export type PaymentWay = (typeof WAYS)[number];

/**
 * What is known of a payment. `sending`: the request is under way. `unconfirmed`: its outcome is unknown. `accepted`: the service has taken it.
 * `opened`: the borrower was led to where it is made, or saw its code.
 */
const STATES = ['sending', 'unconfirmed', 'accepted', 'opened'] as const;
export type PaymentState = (typeof STATES)[number];

/**
 * The typed fields of an order, as far as they are known: no text of the service is among them. `due` and `dueDate` are those of its plan,
 * `orderDue` and `orderDueDate` those of the order's own facts; each is compared with itself only. Amounts are cents or formatted texts, as strings.
 */
export interface OrderState {
  readonly status?: string | undefined;
  readonly due?: string | undefined;
  readonly dueDate?: string | undefined;
  readonly orderDue?: string | undefined;
  readonly orderDueDate?: string | undefined;
  /** The ids of the payments that the service has booked; undefined where it does not say. */
  readonly paymentIds?: readonly string[] | undefined;
}

/** A payment of an order that may have been made. */
export interface PaymentRecord {
  readonly way: PaymentWay;
  readonly isRollover: boolean;
  /** Cents as digits, or a formatted text. */
  readonly amount: string;
  /** The channel's name, or the title of the code; empty for card and wallet. */
  readonly place: string;
  /** The pay code, or the service's number of the payment; empty if there is none. */
  readonly reference: string;
  /** The day to which a rollover that was asked for here moves the due date; empty otherwise. */
  readonly promisedDay: string;
  readonly state: PaymentState;
  /** When it was sent or opened, by the phone's clock. */
  readonly atMs: number;
  /** The order before it. */
  readonly before: OrderState;
}

/** What the order has shown last: kept for a reload, until something else is paid. */
export interface Shown {
  readonly atMs: number;
  readonly paymentIds: readonly string[];
  readonly isSettled: boolean;
  readonly movedTo: string;
}

/** The records of one order. */
export interface OrderRecords {
  readonly payments: readonly PaymentRecord[];
  readonly shown: Shown | undefined;
}

const textOf = (value: unknown): string | undefined => parseText(value) || undefined;

const STATE_TEXTS = ['status', 'due', 'dueDate', 'orderDue', 'orderDueDate'] as const;

const readState = (raw: Raw): OrderState => {
  const ids = raw['paymentIds'];
  const state: { -readonly [name in keyof OrderState]: OrderState[name] } = {
    paymentIds: Array.isArray(ids) ? parseTexts(ids) : undefined,
  };
  for (const name of STATE_TEXTS) state[name] = textOf(raw[name]);
  return state;
};

const readPayment = (value: unknown): PaymentRecord | undefined => {
  const raw = parseRecord(value);
  const way = WAYS.find((name) => name === raw['way']);
  const state = STATES.find((name) => name === raw['state']);
  const atMs = momentOf(raw['atMs']);
  return way && state && atMs !== undefined
    ? {
        way,
        // A page that was left while it was sending has no answer, and never gets one.
        state: state === 'sending' ? 'unconfirmed' : state,
        atMs,
        isRollover: parseFlag(raw['isRollover']),
        amount: parseText(raw['amount']),
        place: parseText(raw['place']),
        reference: parseText(raw['reference']),
        promisedDay: parseText(raw['promisedDay']),
        before: readState(parseRecord(raw['before'])),
      }
    : undefined;
};

const readShown = (value: unknown): Shown | undefined => {
  const raw = parseRecord(value);
  const atMs = momentOf(raw['atMs']);
  return atMs === undefined
    ? undefined
    : {
        atMs,
        paymentIds: parseTexts(raw['paymentIds']),
        isSettled: parseFlag(raw['isSettled']),
        movedTo: parseText(raw['movedTo']),
      };
};

/** The name of an order's records: the order alone, whoever the address names. */
const nameOf = (orderId: string) => `payments:order:${orderId}` as const;

/** Reads the payments of an order that are less than a day old, by the phone's clock, and what it has shown last. */
export const readRecords = (store: Pick<SessionStore, 'read'>, orderId: string, nowMs: number): OrderRecords => {
  const raw = parseRecord(store.read(nameOf(orderId)));
  // After a day a payment is in the order, or the borrower has asked where it is.
  const payments = parseList(raw['payments'], readPayment).filter(({ atMs }) => Math.abs(nowMs - atMs) < DAY_MS);
  return { payments, shown: readShown(raw['shown']) };
};

/** Stores the records of an order. @returns false if no storage of the phone takes them. */
export const writeRecords = (store: Pick<SessionStore, 'write'>, orderId: string, records: OrderRecords): boolean => {
  const { payments, shown } = records;
  const atMs = Math.max(0, ...payments.map((payment) => payment.atMs), shown?.atMs || 0);
  const flags = ({ isRollover, ...payment }: PaymentRecord) => ({ ...payment, isRollover: Number(isRollover) });
  return store.write(nameOf(orderId), {
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
