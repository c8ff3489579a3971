import { readKept } from '../navigation/keptSession.ts';
import { isOfAnotherBorrower } from '../platform/storage/anotherBorrower.ts';

/**
 * Whether the session that was kept for this page is another borrower's than the last one in this tab: on a shared phone
 * the way back must not lead into the session of the one before. It is asked before the address is read, which may name a
 * new session.
 */
export const belongsToAnotherBorrower = isOfAnotherBorrower(() => readKept());
