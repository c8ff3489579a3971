import { id } from '../../brand/current.ts';
import { borrowerOf, type KeptSession } from '../../navigation/keptSession.ts';

/**
 * Whether a session that is kept in the history of this tab is of another borrower than the tab's last one. False where it
 * cannot be read, as while a first view is drawn without a window.
 */
export const isOfAnotherBorrower = (readSession: () => KeptSession | undefined): boolean => {
  try {
    const borrower = borrowerOf({ ...readSession() });
    // As claimTab.ts writes it. The head of every document holds this, and has no room for the stores. Who comes by a link has
    // no session here yet, and does not wait for the storage.
    const last = borrower && sessionStorage.getItem(`loan:${id}:borrower`);
    return !!last && last !== JSON.stringify({ v: 1, data: borrower });
  } catch {
    return false;
  }
};
