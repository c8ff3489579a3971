import { parseRecord, type Raw } from '../../api/parse.ts';
import type { SessionStore } from '../../platform/storage/sessionStore.ts';

/**
 * What the borrower had done with an offer as they left it for a contract: most webviews load the page anew when they come back,
 * which must not check a box that they had unchecked, nor ask again what they had answered.
 */
export const readLeftOffer = (store: Pick<SessionStore, 'read'>): Raw => parseRecord(store.read('contractRead'));

/** Adds to what is kept of that. */
export const keepLeftOffer = (store: SessionStore, changes: Raw): void =>
  void store.write('contractRead', { ...readLeftOffer(store), ...changes });
