import { currencySign, money } from '../../../brand/current.ts';
import { formatMoment } from '../../../domain/formatMoment.ts';
import { withSign } from '../../../domain/money.ts';
import { t } from '../../../i18n/t.ts';
import { longDay } from '../../../lib/longDay.ts';
import type { Row } from '../../../ui/DetailRows/RowList.tsx';
import { countOf } from '../paymentProgress.ts';
import type { WatchState } from '../paymentWatch.ts';
import type { KeptPayment } from '../sentPayment.ts';
import { text } from './messages.ts';

/** What is said of a payment, on screen and on its receipt. */
export interface ResultWords {
  readonly title: string;
  readonly amount: string | undefined;
  readonly purpose: string | undefined;
  readonly facts: readonly Row[];
  readonly next: string;
}

type Arrived = Extract<WatchState, { readonly kind: 'arrived' }>;

/** An amount as the page writes it; empty where it is not known. */
export const amountText = (amount: string | number): string =>
  amount === '' ? '' : withSign(currencySign, amount, money);

/** A day of the service in the page's language. */
const dayText = (day: string): string => longDay(day, document.documentElement.lang);

/** A moment with its day, also of today: a receipt is looked at for years. */
const momentText = (atMs: number): string => dayText(formatMoment(atMs, 0));

const titles = { settled: text.paidAll, instalment: text.paid, rolledOver: text.moved };

/** What was paid for: the fee, or the row of the order that says which instalment was due. */
const purposeOf = ({ promised, before }: KeptPayment): string => {
  const row = before?.details.find((found) => countOf(found));
  if (promised) return t(text.rollover);
  return row ? `${row.label} ${row.value}` : t(text.repayment);
};

const factsOf = (payment: KeptPayment | undefined, moment: Row, orderId: string): readonly Row[] => [
  moment,
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

/**
 * A payment that the order shows. Its amount is named only where the order has gone on by just that one: more may have
 * been paid at once, and nobody said how much.
 */
export const arrivedWords = (state: Arrived, orderId: string): ResultWords => {
  const { progress, payment, seenAtMs } = state;
  const isThisOne = payment && (progress.kind === 'rolledOver' || progress.steps === 1);
  return {
    title: t(titles[progress.kind]),
    amount: isThisOne ? amountText(payment.amount) : undefined,
    purpose: isThisOne ? purposeOf(payment) : undefined,
    facts: factsOf(isThisOne ? payment : undefined, { label: t(text.seen), value: momentText(seenAtMs) }, orderId),
    next: nextOf(state),
  };
};

/** A payment that the service has said yes to, and the order does not show yet. */
export const acceptedWords = (payment: KeptPayment, orderId: string): ResultWords => ({
  title: t(text.accepted),
  amount: amountText(payment.amount),
  purpose: purposeOf(payment),
  facts: factsOf(payment, { label: t(text.sent), value: momentText(payment.sentAtMs) }, orderId),
  next: t(text.notYet),
});
