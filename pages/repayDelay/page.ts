import { readDelayPlan } from '../../shared/api/endpoints/readDelayPlan.ts';
import type { PageConfig } from '../../shared/app/pageConfig.ts';

export const page: PageConfig = {
  prerendersNext: true,
  early: readDelayPlan,
  earlyNeeds: 'orderId',
};
