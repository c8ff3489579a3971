import { readPeriodPlan } from '../../shared/api/endpoints/readPeriodPlan.ts';
import type { PageConfig } from '../../shared/app/pageConfig.ts';

export const page: PageConfig = {
  // From the store it needs no call; from a push or SMS link it makes one, and that is when every byte is waited for.
  sizeBudget: {
    kind: 'heavy',
    reason: 'what a code pays, the code to copy, how to pay with it, and the thanks once it is paid',
  },
  early: readPeriodPlan,
  earlyUnlessStored: 'repaymentInfo',
  statesLicence: true,
  worksOffline: true,
};
