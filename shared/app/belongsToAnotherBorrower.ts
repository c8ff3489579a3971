import { readKept } from '../navigation/keptSession.ts';
import { isOfAnotherBorrower } from '../platform/storage/anotherBorrower.ts';

/** The field of `window` in which the head leaves its result for the page's script. */
export interface BorrowerWindow {
  loanOfAnother?: boolean;
}

/**
 * @returns whether the session stored for this page belongs to another borrower than the last one in this tab: on a shared
 * phone, going back must not open the previous borrower's session. The head checks before it reads the address, which
 * may name a new session; the script runs after that, so it uses the head's result.
 */
export const belongsToAnotherBorrower = (host: BorrowerWindow): boolean =>
  // In development there is no head that has checked.
  host.loanOfAnother ?? (import.meta.env.DEV && isOfAnotherBorrower(readKept));
