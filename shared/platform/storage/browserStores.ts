import { id } from '../../brand/current.ts';
import type { PageParameters } from '../../session/parameters.ts';
import { keptAlone } from './keptAlone.ts';
import { ownerOf } from './owner.ts';
import { readStored, type SessionStore, type StoreName, sessionStore } from './sessionStore.ts';

/** The storage of this tab, which goes with it. */
export const tabPlace: SessionStore = /* @__PURE__ */ sessionStore(id, () => sessionStorage);

/** What the tab keeps under a name. The head of a document reads alone, and has no room for more. */
export const readTab = (name: StoreName): unknown => readStored(id, () => sessionStorage, name);

/** The storage of the phone, which all tabs of this site share. */
export const phonePlace: SessionStore = /* @__PURE__ */ sessionStore(id, () => localStorage);

const now = (): number => Date.now();

/** What the tab keeps of this page's borrower. */
export const browserTab = (page: PageParameters): SessionStore => keptAlone(tabPlace, ownerOf(page, now));
