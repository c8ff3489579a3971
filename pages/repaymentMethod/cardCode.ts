import { type Key, parseId, parseRecord } from '../../shared/api/parse.ts';
import type { SessionStore } from '../../shared/platform/storage/sessionStore.ts';

/** A code that was sent to the borrower's phone: what it confirms, for which card, and when it went out. */
export interface CardCode {
  readonly recordId: Key | undefined;
  readonly cardId: Key | undefined;
  readonly sentAtMs: number;
}

/** Keeps over a reload that the page waits for a code, or forgets it. */
export const keepCode = (store: SessionStore, code: CardCode | undefined): boolean =>
  store.write('cardCode', code ?? null);

/** The code that an earlier page of this tab was waiting for, of the same order. */
export const readKeptCode = (store: SessionStore): CardCode | undefined => {
  const kept = parseRecord(store.read('cardCode'));
  const recordId = parseId(kept['recordId']);
  return recordId === undefined
    ? undefined
    : { recordId, cardId: parseId(kept['cardId']), sentAtMs: Number(kept['sentAtMs']) };
};
