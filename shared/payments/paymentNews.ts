import { SETTLED } from '../domain/orderStatus.ts';
import type { BookedPayment } from '../domain/planFacts.ts';
import type { ReadState } from './orderPayments.ts';
import type { OrderState, PaymentRecord } from './paymentRecord.ts';

/** Two states of which the second was read later: its fields count where it has them. */
export const withLater = <State extends OrderState>(earlier: State, later: State): State => {
  const state = { ...earlier };
  for (const name of Object.keys(later) as (keyof State)[]) if (later[name] !== undefined) state[name] = later[name];
  return state;
};

/** What of a state is stored: which payments there are is compared, for they name amounts. */
export const storedState = ({ payments: _, ...state }: ReadState): OrderState => state;

/** What an order says of a payment, and nothing more than the service has stated. */
export interface PaymentNews {
  /** The payments that the service has booked since. */
  readonly booked: readonly BookedPayment[];
  readonly isSettled: boolean;
  /** The due date to which a rollover has moved the order; empty if it has not. */
  readonly movedTo: string;
  /** Whether what is due, or its date, is another than before. Nobody knows why. */
  readonly isChanged: boolean;
}

/** @returns whether the order is paid in full, as far as its status is known. */
export const isSettled = ({ status }: OrderState): boolean => status === SETTLED;

const differs = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && one !== other;

/**
 * The payments that the service has booked since; none where it does not say, where those of before are not known, or where one of them is missing
 * now: the same payments may have got other ids.
 */
export const bookedSince = (
  payments: readonly BookedPayment[] = [],
  before: readonly string[] | undefined,
): readonly BookedPayment[] => {
  const added = payments.filter(({ id }) => !before?.includes(id));
  return before && added.length + before.length === payments.length ? added : [];
};

/** Compares an order with its state before a payment. Only what both states know is compared. */
export const paymentNews = ({ before, promisedDay }: PaymentRecord, now: ReadState): PaymentNews => {
  const booked = bookedSince(now.payments, before.paymentIds);
  const newDate = [
    [before.dueDate, now.dueDate],
    [before.orderDueDate, now.orderDueDate],
  ].find(([was, is]) => differs(was, is))?.[1];
  const isRolledOver = booked.some(({ purpose }) => purpose === 'rollover');
  // The day before a rollover that is booked may be unknown: then the promised one is the new one.
  const movedTo = isRolledOver && [now.dueDate, now.orderDueDate].includes(promisedDay) ? promisedDay : newDate;
  // After a repayment, the next one may be due on the promised day.
  const hasMoved = booked.length ? isRolledOver : movedTo === promisedDay;
  return {
    booked,
    isSettled: isSettled(now),
    movedTo: (hasMoved && movedTo) || '',
    isChanged: differs(before.due, now.due) || differs(before.orderDue, now.orderDue) || newDate !== undefined,
  };
};

/** What the news of several payments of one order come to. */
export const newsOfAll = (payments: readonly PaymentRecord[], now: ReadState): PaymentNews => {
  const all = payments.map((payment) => paymentNews(payment, now));
  const most = Math.max(0, ...all.map(({ booked }) => booked.length));
  return {
    booked: all.find(({ booked }) => booked.length === most)?.booked || [],
    isSettled: all.some((news) => news.isSettled),
    movedTo: all.map(({ movedTo }) => movedTo).find(Boolean) || '',
    isChanged: all.some(({ isChanged }) => isChanged),
  };
};

/** A payment that may still arrive, after what the order shows now. */
export const since = (payment: PaymentRecord, now: ReadState): PaymentRecord => ({
  ...payment,
  before: withLater(payment.before, storedState(now)),
});

/** A state that was not known before a code was seen is that before it may have been paid: nothing was sent for it here. */
export const completed = (payment: PaymentRecord, now: ReadState): PaymentRecord =>
  payment.way === 'code' ? { ...payment, before: withLater(storedState(now), payment.before) } : payment;

/**
 * The records that a booked payment does not answer: it answers the one with its reference, or else the oldest of its purpose. Whatever else was
 * begun may still arrive.
 */
export const withoutBooked = (records: readonly PaymentRecord[], booked: BookedPayment): readonly PaymentRecord[] => {
  const isOfPurpose = ({ isRollover }: PaymentRecord): boolean => isRollover === (booked.purpose === 'rollover');
  const answered =
    records.find(({ reference }) => reference && reference === booked.reference) ??
    [...records].sort((one, other) => one.atMs - other.atMs).find(isOfPurpose);
  return records.filter((record) => record !== answered);
};
