import { readHistoryState, writeHistoryState } from '../navigation/historyState.ts';
import { borrowerOf } from '../navigation/keptSession.ts';
import { tabPlace as store } from '../platform/storage/browserStores.ts';
import type { PageParameters } from '../session/parameters.ts';

/**
 * Notes whose page this is: from now on, the pages of other borrowers that this tab holds do not come back. And keeps this
 * page's session for every entry of the history that the page has.
 */
export const claimTab = ({ session }: PageParameters): void => {
  const borrower = borrowerOf(session);
  if (borrower) store.write('borrower', borrower);

  const kept = readHistoryState('session');
  // A new hash, by whatever hand, is an entry of its own, with nothing beside it.
  addEventListener('popstate', () => {
    if (!readHistoryState('session')) writeHistoryState('session', kept);
  });
  // A page that the browser had frozen stands there as it was left.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || !borrower || [undefined, borrower].includes(store.read('borrower') as string)) return;
    document.documentElement.hidden = true;
    location.reload();
  });
};
