import { readRepaymentWays } from '../../shared/api/catalogue.ts';
import type { PageFacts } from '../../shared/app/page.ts';

export const page: PageFacts = {
  weight: {
    kind: 'heavy',
    reason: 'cards, the code from the phone and the wallet, each paid only once, with a look at what came of it',
  },
  early: { entry: readRepaymentWays, fields: ['orderId'] },
};
