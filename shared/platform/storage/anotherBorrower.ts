import { id } from '../../brand/current.ts';
import { borrowerOf, type KeptSession } from '../../navigation/keptSession.ts';

/**
 * @returns whether the session stored in this tab's history belongs to another borrower than the last one who used the tab. False if it
 * cannot be read, for instance while the build prerenders a first view without a window.
 */
export const isOfAnotherBorrower = (readSession: () => KeptSession | undefined): boolean => {
  try {
    const borrower = borrowerOf({ ...readSession() });
    // The value that claimTab.ts writes. This code is in the head of every document, which has no room for the stores. A borrower who comes
    // by a link has no session in the history yet, so that the storage, which takes time, is not read.
    const last = borrower && sessionStorage.getItem(`loan:${id}:borrower`);
    return !!last && last !== JSON.stringify({ v: 1, data: borrower });
  } catch {
    return false;
  }
};
