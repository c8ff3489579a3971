import { id } from '../../brand/current.ts';
import { borrowerOf, readHistoryState, type StoredSession } from '../../navigation/historyState.ts';
import type { PageParameters } from '../../session/parameters.ts';
import { type SessionStore, type StoreName, sessionStore } from './sessionStore.ts';
import { ownerOf, storedValues } from './storedValues.ts';

/** The storage of this tab, which ends with it. */
export const tabStorage: SessionStore = /* @__PURE__ */ sessionStore(id, () => sessionStorage);

/** @returns whether this tab stores anything under a name. Only the head of a document uses this: it has no room for the stores. */
export const isStoredInTab = (name: StoreName): boolean => {
  try {
    return !!JSON.parse(sessionStorage.getItem(`loan:${id}:${name}`) as string).data;
  } catch {
    return false;
  }
};

/** The storage of the phone, which all tabs of this site share. */
export const phoneStorage: SessionStore = /* @__PURE__ */ sessionStore(id, () => localStorage);

const now = (): number => Date.now();

/** The tab's data of this page's borrower. */
export const browserTab = (page: PageParameters): SessionStore => storedValues(tabStorage, ownerOf(page, now));

/**
 * @returns whether the session stored in this tab's history belongs to another borrower than the last one who used the tab. False if it
 * cannot be read, for instance while the build prerenders a first view without a window.
 */
export const isOfAnotherBorrower = (readSession: () => StoredSession | undefined): boolean => {
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

/**
 * @returns whether there is a submission record of this key, in any of the places where `submissionLog.ts` may store it: then the outcome
 * of that request has to be known before anything else is shown. For a page that has not loaded the log itself yet.
 * A record in the history counts whatever its key.
 */
export const hasSubmissionRecord = (key: string): boolean =>
  !!readHistoryState('sent') || [phoneStorage, tabStorage].some((place) => !!place.read(`sent:${key}`));
