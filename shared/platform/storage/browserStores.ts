import { id } from '../../brand/current.ts';
import type { PageParameters } from '../../session/parameters.ts';
import { keptAlone } from './keptAlone.ts';
import { ownerOf } from './owner.ts';
import { type SessionStore, type StoreName, sessionStore } from './sessionStore.ts';

/** The storage of this tab, which ends with it. */
export const tabPlace: SessionStore = /* @__PURE__ */ sessionStore(id, () => sessionStorage);

/** @returns whether this tab stores anything under a name. Only the head of a document uses this: it has no room for the stores. */
export const isKeptInTab = (name: StoreName): boolean => {
  try {
    return !!JSON.parse(sessionStorage.getItem(`loan:${id}:${name}`) as string).data;
  } catch {
    return false;
  }
};

/** The storage of the phone, which all tabs of this site share. */
export const phonePlace: SessionStore = /* @__PURE__ */ sessionStore(id, () => localStorage);

const now = (): number => Date.now();

/** The tab's data of this page's borrower. */
export const browserTab = (page: PageParameters): SessionStore =>
  keptAlone(tabPlace, ownerOf(page, now), page.session.orderId);
