import { readDelayPlan } from '../../shared/api/endpoints/readDelayPlan.ts';
import type { PageConfig } from '../../shared/app/pageConfig.ts';

export const page: PageConfig = {
  sizeBudget: {
    kind: 'heavy',
    reason: 'what is due, the code and the channels to pay it at, and what has become of a payment',
  },
  prerendersNext: true,
  early: readDelayPlan,
  earlyNeeds: 'orderId',
};
