import type { PageConfig } from '../../shared/app/pageConfig.ts';

// No call in the head: the titles come with the borrower from the page before, and only a bare link has to ask for them.
export const page: PageConfig = {
  sizeBudget: {
    kind: 'heavy',
    reason: 'makes photos small on the phone, and looks for a complaint whose answer was lost',
  },
};
