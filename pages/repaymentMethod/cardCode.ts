import { record, text } from '../../shared/api/parse.ts';
import type { SessionStore } from '../../shared/stores/sessionStore.ts';

/** A code that was sent to the borrower's phone: what it confirms, for which card, and when it went out. */
export interface CardCode {
  readonly recordId: string;
  readonly cardId: string;
  readonly sentAtMs: number;
}

/** Keeps over a reload that the page waits for a code, or forgets it. The order's key keeps it from any other's. */
export const keepCode = (store: SessionStore, key: string, code: CardCode | undefined): boolean =>
  store.write('cardCode', code ? { ...code, key } : null);

/** The code that an earlier page of this tab was waiting for, of the same order. */
export const readKeptCode = (store: SessionStore, key: string): CardCode | undefined => {
  const kept = record(store.read('cardCode'));
  const recordId = kept['key'] === key && text(kept['recordId']);
  return recordId ? { recordId, cardId: text(kept['cardId']), sentAtMs: Number(kept['sentAtMs']) } : undefined;
};
