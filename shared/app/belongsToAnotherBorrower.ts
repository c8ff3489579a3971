import { readKept } from '../navigation/keptSession.ts';
import { isOfAnotherBorrower } from '../platform/storage/anotherBorrower.ts';

/** Where the head leaves its answer for the page's script. */
export interface BorrowerWindow {
  loanOfAnother?: boolean;
}

/**
 * Whether the session that was kept for this page is another borrower's than the last one in this tab: on a shared phone
 * the way back must not lead into the session of the one before. The head asks before it reads the address, which may
 * name a new session; the script, which comes after that, takes the head's word.
 */
export const belongsToAnotherBorrower = (host: BorrowerWindow): boolean =>
  // In development no head has asked.
  host.loanOfAnother ?? (import.meta.env.DEV && isOfAnotherBorrower(readKept));
