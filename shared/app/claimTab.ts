import { readHistoryState, writeHistoryState } from '../navigation/historyState.ts';
import { borrowerOf } from '../navigation/keptSession.ts';
import { tabPlace as store } from '../platform/storage/browserStores.ts';
import type { PageParameters } from '../session/parameters.ts';

/**
 * Stores which borrower this page belongs to: from now on, a page of another borrower that the back-forward cache restores
 * is hidden and reloaded. Also copies this page's session to every history entry of the page.
 */
export const claimTab = ({ session }: PageParameters): void => {
  const borrower = borrowerOf(session);
  if (borrower) store.write('borrower', borrower);

  const kept = readHistoryState('session');
  // Every change of the hash makes a new history entry, whose state is empty.
  addEventListener('popstate', () => {
    if (!readHistoryState('session')) writeHistoryState('session', kept);
  });
  // A page restored from the back-forward cache still shows the data of its own borrower.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || !borrower || [undefined, borrower].includes(store.read('borrower') as string)) return;
    document.documentElement.hidden = true;
    location.reload();
  });
};
