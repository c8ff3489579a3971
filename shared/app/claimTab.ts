import {
  borrowerOf,
  readHistoryState,
  readStoredSession,
  type StoredSession,
  writeHistoryState,
} from '../navigation/navigator.ts';
import { isOfAnotherBorrower, phoneStorage, tabStorage as store } from '../platform/storage/browserStores.ts';
import { digest } from '../platform/storage/sessionStore.ts';
import type { PageParameters } from '../session/parameters.ts';

/**
 * Stores which borrower this page belongs to: from now on, a page of another borrower that the back-forward cache restores
 * is hidden and reloaded. Also copies this page's session to every history entry of the page.
 */
export const claimTab = ({ session }: Pick<PageParameters, 'session'>): void => {
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

/** @returns whether the phone's last borrower is another user than the session's: false where one of them is unknown. */
export const isNewOnPhone = ({ userId }: StoredSession): boolean => {
  const last = phoneStorage.read('lastBorrower');
  return !!userId && typeof last === 'string' && last !== digest(userId);
};

/** Stores whose screen was shown last on this phone. A page that is drawn ahead has been shown to nobody yet. */
export const claimPhone = ({ userId }: StoredSession): void => {
  const claim = (): unknown => userId && phoneStorage.write('lastBorrower', digest(userId));
  if ((document as { readonly prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', claim);
  else claim();
};

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
  host.loanOfAnother || (import.meta.env.DEV && isOfAnotherBorrower(readStoredSession));
