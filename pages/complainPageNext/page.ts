import type { PageConfig } from '../../shared/app/pageConfig.ts';

// No call in the head: the previous page passes the titles on, and only a link without them needs the call.
export const page: PageConfig = {
  sizeBudget: {
    kind: 'heavy',
    reason: 'makes photos small on the phone, and looks for a complaint whose answer was lost',
  },
};
