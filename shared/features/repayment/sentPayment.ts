import { readRow } from '../../api/endpoints/rows.ts';
import { parseFlag, parseList, parseRecord, parseText } from '../../api/parse.ts';
import { momentOf } from '../../domain/dates.ts';
import type { SessionStore } from '../../platform/storage/sessionStore.ts';
import type { OrderWords } from './paymentProgress.ts';

/** The ways in which a borrower may have paid: by card, in their wallet, at a channel's page, or with a code. */
export type PaymentWay = 'card' | 'wallet' | 'channel' | 'code';

/** A payment that the borrower may have made on the page's order. */
export interface SentPayment {
  readonly way: PaymentWay;
  /** Cents as digits, or text formatted already; empty where it is not known. */
  readonly amount: string;
  /** The channel's name; empty where there is none. */
  readonly channel: string;
  /** The pay code, or the number that the service knows the payment by; empty where there is none. */
  readonly reference: string;
  /** The day that a rollover moves the due date to; empty where it is none. */
  readonly promised: string;
  /** Whether the service has said yes to it. */
  readonly isAccepted: boolean;
}

/** The same as it is kept: since when it may have been made, and how the order stood before. */
export interface KeptPayment extends SentPayment {
  readonly sentAtMs: number;
  readonly before: OrderWords | undefined;
}

const ways: readonly PaymentWay[] = ['card', 'wallet', 'channel', 'code'];

const readWords = (value: unknown): OrderWords | undefined => {
  const raw = parseRecord(value);
  const status = parseText(raw['status']);
  if (!status) return undefined;
  const details = parseList(raw['details'], (item) => {
    const { label, value: words } = parseRecord(item);
    return readRow({ text: label, value: words });
  });
  return {
    status,
    statusText: parseText(raw['statusText']),
    statusDescription: parseText(raw['statusDescription']),
    details,
  };
};

/** The payment that an earlier page of this tab has led to, on the page's own order. */
export const readSentPayment = (store: SessionStore): KeptPayment | undefined => {
  const raw = parseRecord(store.read('payment'));
  const way = ways.find((name) => name === raw['way']);
  const sentAtMs = momentOf(raw['sentAtMs']);
  if (!way || sentAtMs === undefined) return undefined;
  return {
    way,
    amount: parseText(raw['amount']),
    channel: parseText(raw['channel']),
    reference: parseText(raw['reference']),
    promised: parseText(raw['promised']),
    isAccepted: parseFlag(raw['isAccepted']),
    sentAtMs,
    before: readWords(raw['before']),
  };
};

/** Keeps a payment, or forgets it. False where the storage refuses. */
export const keepSentPayment = (store: SessionStore, payment: KeptPayment | undefined): boolean => {
  if (!payment) return store.write('payment', null);
  const { before, isAccepted, ...rest } = payment;
  const words = before && {
    status: before.status,
    statusText: before.statusText,
    statusDescription: before.statusDescription,
    details: before.details,
  };
  return store.write('payment', { ...rest, isAccepted: isAccepted ? 1 : 0, before: words });
};
