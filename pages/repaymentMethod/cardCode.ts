import { type Key, parseId, parseRecord, type Raw } from '../../shared/api/parse.ts';
import type { SessionStore } from '../../shared/platform/storage/sessionStore.ts';

/** A code that was sent by SMS: what it confirms, for which card, and when it was sent. */
export interface CardCode {
  readonly recordId: Key | undefined;
  readonly cardId: Key | undefined;
  readonly sentAtMs: number;
}

/**
 * Stores, for after a reload, that the page waits for a code, or deletes that. `due`: the rows of the order by which a later page can tell that it
 * has been paid otherwise.
 */
export const keepCode = (
  store: SessionStore,
  code: (CardCode & { readonly due: readonly Raw[] | undefined }) | undefined,
): boolean => store.write('cardCode', code ?? null) || (!!code && store.write('cardCode', { ...code, due: undefined }));

/** The code that an earlier page of this tab waited for, if it is of the same order. */
export const readKeptCode = (store: SessionStore): CardCode | undefined => {
  const kept = parseRecord(store.read('cardCode'));
  const recordId = parseId(kept['recordId']);
  return recordId === undefined
    ? undefined
    : { recordId, cardId: parseId(kept['cardId']), sentAtMs: Number(kept['sentAtMs']) };
};
