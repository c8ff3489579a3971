import { readRepaymentWays } from '../../shared/api/endpoints/readRepaymentWays.ts';
import type { PageConfig } from '../../shared/app/pageConfig.ts';

export const page: PageConfig = {
  sizeBudget: {
    kind: 'heavy',
    reason: 'cards, the code from the phone and the wallet, each paid only once, with a look at what came of it',
  },
  early: readRepaymentWays,
  earlyNeeds: 'orderId',
};
