import { readLoanOffer } from '../../shared/api/catalogue.ts';
import type { PageFacts } from '../../shared/app/page.ts';

export const page: PageFacts = {
  weight: {
    kind: 'heavy',
    reason:
      'a loan is signed here: terms, cost, contracts, the question on the way back, and what came of a lost answer',
  },
  early: { entry: readLoanOffer, fields: ['productId'] },
  frames: 'answers',
};
