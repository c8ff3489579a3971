import type { Order } from '../../api/endpoints/readOrder.ts';
import type { Row } from '../../api/endpoints/rows.ts';
import { SETTLED } from '../../domain/orderStatus.ts';
import { countOf } from './instalmentCount.ts';

/** What an order says of itself, to be compared with what it says later. */
export type OrderWords = Pick<Order, 'status' | 'statusText' | 'statusDescription' | 'details'>;

/**
 * What has become of an order since it was read before: settled; moved on by instalments, of which so many are paid; its
 * date moved by a rollover; or nothing that anybody could tell a payment by.
 */
export type PaymentProgress =
  | { readonly kind: 'same' }
  /** `steps`: how many payments that took; undefined where nobody knows. */
  | { readonly kind: 'settled'; readonly steps: number | undefined }
  | { readonly kind: 'instalment'; readonly paid: number; readonly all: number; readonly steps: number }
  | { readonly kind: 'rolledOver'; readonly dueDate: string };

/** A rollover that the borrower may have paid for. */
interface Rollover {
  /** The day that it moves the due date to. */
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
  // Days that are counted go up by themselves: only with a later due date is it the next instalment.
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
 * Whether an order can show what has been paid since it said `before`: of instalments not where it names their count or its days
 * otherwise by now, or not at all, as in another language; nor where a day has moved on, which a payment may have done that
 * nobody can name.
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

/** Whether an order names a day: as that of a row, or in what it says of its status. */
const namesDay = ({ statusDescription, details }: OrderWords, day: string): boolean =>
  statusDescription.includes(day) || details.some(({ value }) => value.startsWith(day));

/**
 * Compares an order with what it said before a payment. Words that changed in any other way prove no payment: charges
 * come with the day.
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
  // The next instalment may be due on that very day.
  if (isMoved && !(paid && rollover?.isOnlyShown)) return { kind: 'rolledOver', dueDate: promised };
  return paid ?? { kind: 'same' };
};
