import { id } from '../../brand/current.ts';
import type { PageParameters } from '../../session/parameters.ts';
import { keptAlone } from './keptAlone.ts';
import { ownerOf } from './owner.ts';
import { type SessionStore, sessionStore } from './sessionStore.ts';

/** The browser's storage of this tab. To reach it can throw where cookies are blocked. */
export const tabStorage = (): Storage => sessionStorage;

/** What is kept in this tab, and goes with it. */
export const tabPlace: SessionStore = /* @__PURE__ */ sessionStore(id, tabStorage);

/** The storage of the phone, which all tabs of this site share. */
export const phonePlace: SessionStore = /* @__PURE__ */ sessionStore(id, () => localStorage);

const now = (): number => Date.now();

/** What the tab keeps of this page's borrower. */
export const browserTab = (page: PageParameters): SessionStore => keptAlone(tabPlace, ownerOf(page, now));
