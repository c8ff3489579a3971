import { readPeriodPlan } from '../../shared/api/endpoints/readPeriodPlan.ts';
import type { PageConfig } from '../../shared/app/pageConfig.ts';

export const page: PageConfig = {
  // With a stored code it makes no call; from a push or SMS link it makes one, and then every byte delays it.
  early: readPeriodPlan,
  earlyUnlessStored: 'repaymentInfo',
  alsoAt: ['repaymentOfCode'],
  statesLicence: true,
};
