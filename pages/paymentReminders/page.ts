import { readPeriodPlan } from '../../shared/api/endpoints/readPeriodPlan.ts';
import type { PageConfig } from '../../shared/app/pageConfig.ts';

export const page: PageConfig = {
  early: readPeriodPlan,
  earlyNeeds: 'orderId',
};
