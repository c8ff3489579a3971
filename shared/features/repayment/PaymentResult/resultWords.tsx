import { currencySign, money } from '../../../brand/current.ts';
import { formatMoment } from '../../../domain/dates.ts';
import { withSign } from '../../../domain/money.ts';
import { t } from '../../../i18n/t.ts';
import { longDay } from '../../../ui/Day/longDay.ts';
import type { Row } from '../../../ui/DetailRows/RowList.tsx';
import { countOf } from '../instalmentCount.ts';
import type { WatchState } from '../paymentWatch.ts';
import { type KeptPayment, rolloverIn } from '../sentPayment.ts';
import { text } from './messages.ts';

/** The texts about a payment, on screen and on its receipt. */
export interface ResultWords {
  readonly title: string;
  readonly amount: string | undefined;
  readonly purpose: string | undefined;
  readonly facts: readonly Row[];
  readonly next: string;
}

type Arrived = Extract<WatchState, { readonly kind: 'arrived' }>;

/** Formats an amount as the page does; empty if it is not known. */
export const amountText = (amount: string | number): string =>
  amount === '' ? '' : withSign(currencySign, amount, money);

/** Formats a day from the service in the page's language. */
const dayText = (day: string): string => t(longDay(day));

/** Formats a moment with its day, even if that is today, because a receipt is kept for years. */
const momentText = (atMs: number): string => dayText(formatMoment(atMs, 0));

const titles = { settled: text.paidAll, instalment: text.paid, rolledOver: text.moved };

/** What was paid: the fee, or the row of the order that says which of several instalments was due. */
const purposeOf = ({ before }: KeptPayment, isRollover: boolean): string => {
  const row = before?.details.find((found) => countOf(found));
  if (isRollover) return t(text.rollover);
  return row && countOf(row)?.all !== 1 ? `${row.label} ${row.value}` : t(text.repayment);
};

const factsOf = (payment: KeptPayment | undefined, moment: Row | undefined, orderId: string): readonly Row[] => [
  ...(moment ? [moment] : []),
  ...(payment?.reference
    ? [{ label: t(payment.way === 'card' ? text.reference : text.payCode), value: payment.reference }]
    : []),
  ...(orderId ? [{ label: t(text.order), value: orderId }] : []),
];

const nextOf = ({ progress, next }: Arrived): string => {
  const due = next && { amount: amountText(next.amount), date: dayText(next.dueDate) };
  if (progress.kind === 'settled') return t(text.nothingLeft);
  if (progress.kind === 'rolledOver')
    return due
      ? t(text.movedOwing, { amount: due.amount, date: dayText(progress.dueDate) })
      : t(text.movedTo, { date: dayText(progress.dueDate) });
  const { paid, all } = progress;
  return due ? t(text.partlyNext, { paid, all, ...due }) : t(text.partly, { paid, all });
};

/** @returns whether the order shows exactly this payment: more may have been paid at once, or in another way. */
const isShown = ({ promised }: KeptPayment, progress: Arrived['progress']): boolean =>
  progress.kind === 'rolledOver' || (progress.steps === 1 && !promised);

/** The texts for a payment that the order shows, with as many details of the payment that was sent as the order proves. */
export const arrivedWords = (state: Arrived, orderId: string): ResultWords => {
  const { progress, payment, seenAtMs } = state;
  const isRollover = progress.kind === 'rolledOver';
  const shown = payment && isShown(payment, progress) ? (isRollover ? rolloverIn(payment) : payment) : undefined;
  // A borrower who has only seen a code may have paid in the app, or been debited: the order shows what was paid and so how much was due, but not
  // how.
  const made = shown?.isOnlyShown ? undefined : shown;
  return {
    title: t(payment || progress.kind !== 'settled' ? titles[progress.kind] : text.paidAlready),
    amount: shown && amountText(shown.amount),
    purpose: shown && purposeOf(shown, isRollover),
    // If this tab has no data about the payment, the moment of the check is not that of the payment.
    facts: factsOf(made, payment && { label: t(text.seen), value: momentText(seenAtMs) }, orderId),
    next: nextOf(state),
  };
};

/**
 * The texts for a payment that the service has accepted and the order does not show yet. That the order does not show it is said only if the two
 * have been compared (`isCompared`).
 */
export const acceptedWords = (payment: KeptPayment, orderId: string, isCompared: boolean): ResultWords => ({
  title: t(text.accepted),
  amount: amountText(payment.amount),
  // It is not known which of several payments was accepted.
  purpose: payment.isOneOfSeveral ? undefined : purposeOf(payment, !!payment.promised),
  facts: factsOf(payment, { label: t(text.sent), value: momentText(payment.sentAtMs) }, orderId),
  next: t(isCompared ? text.notYet : text.notCompared),
});
