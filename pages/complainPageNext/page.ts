import type { PageConfig } from '../../shared/app/pageConfig.ts';

// No call in the head: the previous page passes the titles on, and only a link without them needs the call.
export const page: PageConfig = {};
