import { type Key, parseId, parseRecord, parseText, parseTexts } from '../../shared/api/parse.ts';
import type { SessionStore } from '../../shared/platform/storage/sessionStore.ts';

/** A code that was sent by SMS: what it confirms, for which card and amount, and when it was sent. */
export interface CardCode {
  readonly recordId: Key | undefined;
  readonly cardId: Key | undefined;
  /** As it was sent to the service. */
  readonly amount: string;
  readonly sentAtMs: number;
}

/** The ids of the payments of the order that were booked when the page was opened, if the service tells them. */
export type BookedBefore = readonly string[] | undefined;

/** Stores, for after a reload, that the page waits for a code, or deletes that. */
export const keepCode = (
  store: SessionStore,
  code: (CardCode & { readonly paymentIds: BookedBefore }) | undefined,
): boolean => store.write('cardCode', code ?? null);

/** The payments that were booked before an earlier page of this tab began to wait for a code. */
export const readBookedBefore = (store: SessionStore): BookedBefore => {
  const { paymentIds } = parseRecord(store.read('cardCode'));
  return Array.isArray(paymentIds) ? parseTexts(paymentIds) : undefined;
};

/** The code that an earlier page of this tab waited for, if it is of the same order. */
export const readKeptCode = (store: SessionStore): CardCode | undefined => {
  const kept = parseRecord(store.read('cardCode'));
  const recordId = parseId(kept['recordId']);
  return recordId === undefined
    ? undefined
    : {
        recordId,
        cardId: parseId(kept['cardId']),
        amount: parseText(kept['amount']),
        sentAtMs: Number(kept['sentAtMs']),
      };
};
