import { parseRecord, type Raw } from '../../api/parse.ts';
import type { SessionStore } from '../../platform/storage/sessionStore.ts';

/**
 * The borrower's input on an offer when they left it for a contract. Most webviews reload the page when they come back: that must not
 * check a box that they had unchecked, nor repeat a question that they had answered.
 */
export const readOfferDraft = (store: Pick<SessionStore, 'read'>): Raw => parseRecord(store.read('contractRead'));

/** Adds to the stored input. */
export const updateOfferDraft = (store: SessionStore, changes: Raw): void =>
  void store.write('contractRead', { ...readOfferDraft(store), ...changes });
