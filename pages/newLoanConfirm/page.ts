import { readLoanOffer } from '../../shared/api/endpoints/readLoanOffer.ts';
import type { PageConfig } from '../../shared/app/pageConfig.ts';

export const page: PageConfig = {
  sizeBudget: {
    kind: 'heavy',
    reason:
      'a loan is signed here: terms, cost, contracts, the question on the way back, and what came of a lost answer',
  },
  early: readLoanOffer,
  earlyNeeds: 'productId',
  frames: 'answers',
};
