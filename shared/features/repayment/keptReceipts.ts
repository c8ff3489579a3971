import { parseList, parseRecord, parseText, type Raw } from '../../api/parse.ts';
import { momentOf } from '../../domain/dates.ts';
import type { ReceiptPlace } from '../../platform/storage/paymentReceipts.ts';
import type { PaymentProgress } from './paymentProgress.ts';
import { besideKept, type KeptPayment, readPayment, rolloverIn, writtenPayment } from './sentPayment.ts';

/** How an order went on with a payment. */
type Progress = Exclude<PaymentProgress, { readonly kind: 'same' }>;

/** A payment that the order has shown, as its receipt tells of it. */
export interface KeptReceipt {
  readonly payment: KeptPayment;
  readonly progress: Progress;
  readonly seenAtMs: number;
}

const DAY = /^\d{4}-\d\d-\d\d/;

const countIn = (raw: Raw, name: string): number | undefined => {
  const value = raw[name];
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
};

const readProgress = (raw: Raw): Progress | undefined => {
  const steps = countIn(raw, 'steps');
  const [paid, all, dueDate] = [countIn(raw, 'paid'), countIn(raw, 'all'), parseText(raw['dueDate'])];
  if (raw['kind'] === 'settled') return { kind: 'settled', steps };
  if (raw['kind'] === 'rolledOver') return DAY.test(dueDate) ? { kind: 'rolledOver', dueDate } : undefined;
  return raw['kind'] === 'instalment' && paid && all && steps && paid <= all
    ? { kind: 'instalment', paid, all, steps }
    : undefined;
};

const readReceipt = (raw: Raw): KeptReceipt | undefined => {
  const payment = readPayment(parseRecord(raw['payment']));
  const progress = readProgress(parseRecord(raw['progress']));
  const seenAtMs = momentOf(raw['seenAtMs']);
  return payment && progress && seenAtMs !== undefined ? { payment, progress, seenAtMs } : undefined;
};

/** The step of an order that a receipt is of: two payments cannot both have made it. */
const stepOf = ({ progress }: KeptReceipt): string => {
  if (progress.kind === 'settled') return 'settled';
  return progress.kind === 'rolledOver' ? progress.dueDate : `${progress.paid} of ${progress.all}`;
};

/** The receipts of the page's own order that this phone keeps, the newest first and one for each step. Broken ones are left out. */
export const readKeptReceipts = (place: ReceiptPlace): readonly KeptReceipt[] =>
  parseList(place.all('paymentReceipts'), (entry) => readReceipt(parseRecord(entry)))
    .filter((receipt, at, all) => all.findIndex((other) => stepOf(other) === stepOf(receipt)) === at)
    .sort((one, other) => other.seenAtMs - one.seenAtMs);

/** The payment as the one that made the step: a rollover was made by what was begun for it, whatever else was begun beside. */
const madeBy = ({ payment, progress }: KeptReceipt): KeptPayment =>
  progress.kind === 'rolledOver' ? rolloverIn(payment) : payment;

/** The one receipt of a step of the order of which there are two. */
const bothOf = (kept: KeptReceipt, receipt: KeptReceipt): KeptReceipt => {
  const [earlier, later] = [madeBy(kept), madeBy(receipt)];
  // A code that was only seen is no payment beside one that was sent.
  if (later.isOnlyShown) return kept;
  if (earlier.isOnlyShown) return receipt;
  return { ...kept, payment: { ...earlier, ...besideKept(later, earlier) } };
};

/**
 * Receipts with one more. Where another tab has kept one of the same step of the order, nobody can say which of the two payments
 * made it: then what they do not agree on is left out.
 */
export const withReceipt = (kept: readonly KeptReceipt[], receipt: KeptReceipt): readonly KeptReceipt[] => {
  const same = kept.find((earlier) => stepOf(earlier) === stepOf(receipt));
  if (!same) return [receipt, ...kept];
  return kept.map((earlier) => (earlier === same ? bothOf(same, receipt) : earlier));
};

/** Keeps a receipt beside the earlier ones. */
export const keepReceipt = (place: ReceiptPlace, receipt: KeptReceipt): void => {
  place.keepAll(
    'paymentReceipts',
    withReceipt(readKeptReceipts(place), receipt).map(({ payment, progress, seenAtMs }) => ({
      seenAtMs,
      progress,
      payment: writtenPayment(payment),
    })),
  );
};
