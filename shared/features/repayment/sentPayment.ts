import { readRow } from '../../api/endpoints/rows.ts';
import { parseFlag, parseList, parseRecord, parseText, type Raw } from '../../api/parse.ts';
import { momentOf } from '../../domain/dates.ts';
import type { SessionStore } from '../../platform/storage/sessionStore.ts';
import { type OrderWords, type PaymentProgress, paymentProgress } from './paymentProgress.ts';

/** The ways in which a borrower may have paid: by card, in their wallet, at a channel's page, or with a code. */
export type PaymentWay = 'card' | 'wallet' | 'channel' | 'code';

/** A payment that the borrower may have made on the page's order. */
export interface SentPayment {
  readonly way: PaymentWay;
  /** Cents as a string of digits, or a formatted text; empty if it is not known. */
  readonly amount: string;
  /** The channel's name; empty if there is none. */
  readonly channel: string;
  /** The pay code, or the service's number of the payment; empty if there is none. */
  readonly reference: string;
  /** The new due date of a rollover; empty if it is not a rollover. */
  readonly promised: string;
  /** Whether the service has accepted it. */
  readonly isAccepted: boolean;
}

/** The fields of a payment that its receipt contains. */
type PaymentWords = Pick<SentPayment, 'way' | 'amount' | 'channel' | 'reference'>;

/** The same for a rollover. `isOnlyShown`: its code was seen, and nothing was sent for it, whatever else was begun. */
type RolloverWords = PaymentWords & { readonly isOnlyShown: boolean };

/** A stored payment: also the time from which it may have been made, and the state of the order before it. */
export interface KeptPayment extends SentPayment {
  readonly sentAtMs: number;
  readonly before: OrderWords | undefined;
  /** When the order showed the previous payment; undefined if this tab has seen none. */
  readonly lastSeenAtMs: number | undefined;
  /** Whether another payment was begun before, which may arrive instead: the details in which they differ are left out. */
  readonly isOneOfSeveral: boolean;
  /** Whether the borrower has only seen a code: they left for no channel, sent nothing, and did not state that they paid. */
  readonly isOnlyShown: boolean;
  /** The payment that moves the date to `promised`, whatever else was begun; undefined if there is none. */
  readonly rollover: RolloverWords | undefined;
}

const agreed = (one: string, other: string): string => (one === other ? one : '');

const bothHave = (one: PaymentWords, other: PaymentWords): Omit<PaymentWords, 'way'> => ({
  amount: agreed(one.amount, other.amount),
  channel: agreed(one.channel, other.channel),
  reference: agreed(one.reference, other.reference),
});

/** What is known of the payment for a rollover, which its new due date distinguishes from all others. */
const rolloverOf = (payment: SentPayment, kept: KeptPayment | undefined): RolloverWords | undefined => {
  if (!payment.promised) return kept?.rollover;
  const { way, amount, channel, reference } = payment;
  const words = { way, amount, channel, reference, isOnlyShown: way === 'code' };
  const again = kept?.promised === payment.promised ? kept.rollover : undefined;
  return again ? { ...words, ...bothHave(words, again), isOnlyShown: words.isOnlyShown && again.isOnlyShown } : words;
};

/**
 * Merges a payment with an earlier one that the order does not show yet. Whichever the order shows next, it is unknown which of the two that is:
 * only common details are kept, and whether one of them was accepted.
 */
export const besideKept = (
  payment: SentPayment,
  kept: KeptPayment | undefined,
): Omit<KeptPayment, 'sentAtMs' | 'before' | 'lastSeenAtMs'> => {
  const isCode = payment.way === 'code';
  const rollover = rolloverOf(payment, kept);
  if (!kept) return { ...payment, isOneOfSeveral: false, isOnlyShown: isCode, rollover };
  const isSame = (['way', 'amount', 'channel', 'reference', 'promised'] as const).every(
    (name) => payment[name] === kept[name],
  );
  return {
    ...payment,
    ...bothHave(payment, kept),
    // A new due date in the order proves a rollover, whatever else was begun.
    promised: payment.promised || kept.promised,
    isAccepted: payment.isAccepted || kept.isAccepted,
    isOneOfSeveral: kept.isOneOfSeveral || !isSame,
    isOnlyShown: isCode && kept.isOnlyShown,
    rollover,
  };
};

/** The details of a payment once the new due date in the order has shown that it was for a rollover. */
export const rolloverIn = (payment: KeptPayment): KeptPayment => ({ ...payment, ...payment.rollover });

/** The change of an order since a payment on it was begun. */
export const progressOf = (payment: KeptPayment | undefined, now: OrderWords): PaymentProgress =>
  paymentProgress(
    payment?.before,
    now,
    payment && { promised: payment.promised, isOnlyShown: !!payment.rollover?.isOnlyShown },
  );

/** A payment that the borrower states to have made, where until then only its code was known to have been seen. */
export const paidAsSaid = (payment: KeptPayment): KeptPayment => ({
  ...payment,
  isOnlyShown: false,
  rollover: payment.rollover && { ...payment.rollover, isOnlyShown: false },
});

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

const readPaymentWords = (raw: Raw): PaymentWords | undefined => {
  const way = ways.find((name) => name === raw['way']);
  return (
    way && {
      way,
      amount: parseText(raw['amount']).trim(),
      channel: parseText(raw['channel']),
      reference: parseText(raw['reference']),
    }
  );
};

/** Parses a payment written by `writtenPayment`; undefined if it is not one. */
export const readPayment = (raw: Raw): KeptPayment | undefined => {
  const words = readPaymentWords(raw);
  const sentAtMs = momentOf(raw['sentAtMs']);
  if (!words || sentAtMs === undefined) return undefined;
  const written = parseRecord(raw['rollover']);
  const rollover = readPaymentWords(written);
  return {
    ...words,
    promised: parseText(raw['promised']),
    isAccepted: parseFlag(raw['isAccepted']),
    sentAtMs,
    before: readWords(raw['before']),
    lastSeenAtMs: momentOf(raw['lastSeenAtMs']),
    isOneOfSeveral: parseFlag(raw['isOneOfSeveral']),
    isOnlyShown: parseFlag(raw['isOnlyShown']),
    rollover: rollover && { ...rollover, isOnlyShown: parseFlag(written['isOnlyShown']) },
  };
};

/** A payment in the format in which it is stored. */
export const writtenPayment = (payment: KeptPayment): Raw => {
  const { before, isAccepted, isOneOfSeveral, isOnlyShown, rollover, ...rest } = payment;
  const words = before && {
    status: before.status,
    statusText: before.statusText,
    statusDescription: before.statusDescription,
    details: before.details,
  };
  return {
    ...rest,
    isAccepted: isAccepted ? 1 : 0,
    isOneOfSeveral: isOneOfSeveral ? 1 : 0,
    isOnlyShown: isOnlyShown ? 1 : 0,
    rollover: rollover && { ...rollover, isOnlyShown: rollover.isOnlyShown ? 1 : 0 },
    before: words,
  };
};

/** The payment on the page's own order that an earlier page of this tab has recorded. */
export const readSentPayment = (store: SessionStore): KeptPayment | undefined =>
  readPayment(parseRecord(store.read('payment')));

/** Stores a payment, or deletes it. @returns false if the storage refuses. */
export const keepSentPayment = (store: SessionStore, payment: KeptPayment | undefined): boolean =>
  store.write('payment', payment ? writtenPayment(payment) : null);

/** A payment that the order has shown, and when: stored so that its receipt outlives a reload. */
export interface ShownPayment {
  readonly payment: KeptPayment;
  readonly seenAtMs: number;
}

/** Stores a payment that the order shows, in place of the one that was waited for. */
export const keepShownPayment = (store: SessionStore, { payment, seenAtMs }: ShownPayment): boolean =>
  store.write('payment', { sentAtMs: payment.sentAtMs, shown: writtenPayment(payment), seenAtMs });

/** The payment that an earlier page of this tab has found in the page's own order, until something else is paid. */
export const readShownPayment = (store: SessionStore): ShownPayment | undefined => {
  const raw = parseRecord(store.read('payment'));
  const payment = readPayment(parseRecord(raw['shown']));
  const seenAtMs = momentOf(raw['seenAtMs']);
  return payment && seenAtMs !== undefined ? { payment, seenAtMs } : undefined;
};
