import { parseList, parseRecord, parseText, type Raw } from '../../api/parse.ts';
import { momentOf } from '../../domain/dates.ts';
import type { ReceiptPlace } from '../../platform/storage/paymentReceipts.ts';
import type { PaymentProgress } from './paymentProgress.ts';
import { besideKept, type KeptPayment, readPayment, rolloverIn, writtenPayment } from './sentPayment.ts';

/** The change of an order by a payment. */
type Progress = Exclude<PaymentProgress, { readonly kind: 'same' }>;

/** A payment that the order has shown, with the data of its receipt. */
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

/** The step of an order to which a receipt belongs: two payments cannot both have caused it. */
const stepOf = ({ progress }: KeptReceipt): string => {
  if (progress.kind === 'settled') return 'settled';
  return progress.kind === 'rolledOver' ? progress.dueDate : `${progress.paid} of ${progress.all}`;
};

/** The receipts of the page's own order on this phone, the newest first and one for each step. Invalid ones are left out. */
export const readKeptReceipts = (place: ReceiptPlace): readonly KeptReceipt[] =>
  parseList(place.all('paymentReceipts'), (entry) => readReceipt(parseRecord(entry)))
    .filter((receipt, at, all) => all.findIndex((other) => stepOf(other) === stepOf(receipt)) === at)
    .sort((one, other) => other.seenAtMs - one.seenAtMs);

/** The payment that caused the step: a rollover was caused by the payment begun for it, whatever else was begun. */
const madeBy = ({ payment, progress }: KeptReceipt): KeptPayment =>
  progress.kind === 'rolledOver' ? rolloverIn(payment) : payment;

/** Merges two receipts of the same step into one. */
const bothOf = (kept: KeptReceipt, receipt: KeptReceipt): KeptReceipt => {
  const [earlier, later] = [madeBy(kept), madeBy(receipt)];
  // A payment that was sent takes precedence over a code that was only seen.
  if (later.isOnlyShown) return kept;
  if (earlier.isOnlyShown) return receipt;
  return { ...kept, payment: { ...earlier, ...besideKept(later, earlier) } };
};

/**
 * Adds a receipt. If another tab has stored one of the same step, it is unknown which of the two payments caused the step: the details in which
 * they differ are then left out.
 */
export const withReceipt = (kept: readonly KeptReceipt[], receipt: KeptReceipt): readonly KeptReceipt[] => {
  const same = kept.find((earlier) => stepOf(earlier) === stepOf(receipt));
  if (!same) return [receipt, ...kept];
  return kept.map((earlier) => (earlier === same ? bothOf(same, receipt) : earlier));
};

/** Stores a receipt next to earlier ones. */
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
