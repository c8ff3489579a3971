import { readLoanOffer } from '../../shared/api/endpoints/readLoanOffer.ts';
import type { PageConfig } from '../../shared/app/pageConfig.ts';

export const page: PageConfig = {
  early: readLoanOffer,
  earlyNeeds: 'productId',
  // The address for loans of several instalments.
  alsoAt: ['confirmOfPeriod'],
  frames: 'answers',
};
