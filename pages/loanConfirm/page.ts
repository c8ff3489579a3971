import { readLegacyLoanOffer } from '../../shared/api/endpoints/readLegacyLoanOffer.ts';
import type { PageConfig } from '../../shared/app/pageConfig.ts';

export const page: PageConfig = {
  sizeBudget: {
    kind: 'heavy',
    reason:
      'a loan is signed here: terms, contracts, a promotion, the question on the way back, and what came of a lost answer',
  },
  early: readLegacyLoanOffer,
  earlyNeeds: 'productId',
};
