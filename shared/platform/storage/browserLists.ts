/** What `browserStores.ts` keeps, with lists: few pages have any, and most of those only in what follows the document. */
import type { PageParameters } from '../../session/parameters.ts';
import { phonePlace, tabPlace } from './browserStores.ts';
import { type Kept, keptIn } from './kept.ts';

const now = (): number => Date.now();

/** What the tab keeps of this page's borrower, lists too. */
export const browserTabWithLists = (page: PageParameters): Kept => keptIn(tabPlace, page, now);

/** What the phone keeps of this page's borrower, in this session, over the end of the tab. */
export const browserPhone = (page: PageParameters): Kept => keptIn(phonePlace, page, now, true);
