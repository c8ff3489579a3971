/** The stores of `browserStores.ts`, with lists. In a file of its own, because few pages use lists, most of them only in a late chunk. */
import type { PageParameters } from '../../session/parameters.ts';
import { phonePlace, tabPlace } from './browserStores.ts';
import { type Kept, keptIn } from './kept.ts';

const now = (): number => Date.now();

/** The tab's data of this page's borrower, with lists. */
export const browserTabWithLists = (page: PageParameters): Kept => keptIn(tabPlace, page, now);

/** The phone's data of this page's borrower and session, which outlive the tab. */
export const browserPhone = (page: PageParameters): Kept => keptIn(phonePlace, page, now, true);
