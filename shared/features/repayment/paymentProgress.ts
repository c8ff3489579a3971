import type { Order } from '../../api/endpoints/readOrder.ts';
import type { Row } from '../../api/endpoints/rows.ts';
import { SETTLED } from '../../domain/orderStatus.ts';
import { countOf } from './instalmentCount.ts';

/** The texts of an order that are compared with later ones. */
export type OrderWords = Pick<Order, 'status' | 'statusText' | 'statusDescription' | 'details'>;

/**
 * The change of an order since it was read before: it is settled; some instalments have been paid; a rollover has moved its date; or nothing that
 * would prove a payment.
 */
export type PaymentProgress =
  | { readonly kind: 'same' }
  /** `steps`: the number of payments; undefined if it is not known. */
  | { readonly kind: 'settled'; readonly steps: number | undefined }
  | { readonly kind: 'instalment'; readonly paid: number; readonly all: number; readonly steps: number }
  | { readonly kind: 'rolledOver'; readonly dueDate: string };

/** A rollover for which the borrower may have paid. */
interface Rollover {
  /** The new due date. */
  readonly promised: string;
  /** Whether its code was only seen, and nothing was sent for it. */
  readonly isOnlyShown: boolean;
}

const DAY = /^\d{4}-\d\d-\d\d/;

const sameRow = (rows: readonly Row[], { label }: Row): Row | undefined => rows.find((row) => row.label === label);

const movesLater = (before: readonly Row[], now: readonly Row[]): boolean =>
  now.some((row) => {
    const was = sameRow(before, row)?.value ?? '';
    return DAY.test(was) && DAY.test(row.value) && row.value > was;
  });

const instalmentsPaid = (before: readonly Row[], now: readonly Row[]): PaymentProgress | undefined => {
  // A count of days increases by itself: it is the next instalment only if the due date is later too.
  if (!movesLater(before, now)) return undefined;
  for (const row of now) {
    const was = sameRow(before, row);
    const from = was && countOf(was);
    const to = countOf(row);
    if (from && to && from.all === to.all && to.at > from.at)
      return { kind: 'instalment', paid: to.at - 1, all: to.all, steps: to.at - from.at };
  }
  return undefined;
};

/**
 * @returns whether a payment since `before` would be visible in an order: not if the count or the days of its instalments are now worded
 * differently or missing, as in another language; nor if a date has moved to a later day, which may be the effect of a payment that cannot be
 * identified.
 */
export const isComparable = (before: OrderWords | undefined, now: OrderWords): boolean => {
  if (!before || movesLater(before.details, now.details)) return false;
  const isNamedAlike = (isIt: (row: Row) => unknown): boolean =>
    now.details.some((row) => isIt(row) && isIt(sameRow(before.details, row) ?? { ...row, value: '' }));
  return (
    ![...before.details, ...now.details].some(countOf) ||
    (isNamedAlike(countOf) && isNamedAlike(({ value }) => DAY.test(value)))
  );
};

const stepsLeft = (before: OrderWords | undefined): number | undefined => {
  if (!before || before.status === SETTLED) return undefined;
  const count = before.details.map(countOf).find((found) => found);
  return count && count.all - count.at + 1;
};

/** @returns whether an order contains a day, in a row or in the description of its status. */
const namesDay = ({ statusDescription, details }: OrderWords, day: string): boolean =>
  statusDescription.includes(day) || details.some(({ value }) => value.startsWith(day));

/**
 * Compares an order with its state before a payment. Other changes of its texts prove no payment, because charges increase from day to
 * day.
 */
export const paymentProgress = (
  before: OrderWords | undefined,
  now: OrderWords,
  rollover?: Rollover,
): PaymentProgress => {
  if (now.status === SETTLED) return { kind: 'settled', steps: stepsLeft(before) };
  if (!before) return { kind: 'same' };
  const paid = instalmentsPaid(before.details, now.details);
  const promised = rollover?.promised ?? '';
  const isMoved = DAY.test(promised) && namesDay(now, promised) && !namesDay(before, promised);
  // The next instalment may be due on exactly that day.
  if (isMoved && !(paid && rollover?.isOnlyShown)) return { kind: 'rolledOver', dueDate: promised };
  return paid ?? { kind: 'same' };
};
