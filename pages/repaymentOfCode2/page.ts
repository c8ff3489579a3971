import { readPeriodPlan } from '../../shared/api/catalogue.ts';
import type { PageFacts } from '../../shared/app/page.ts';

export const page: PageFacts = {
  // From the store it needs no call; from a push or SMS link it makes one, and that is when every byte is waited for.
  weight: { kind: 'call' },
  early: { entry: readPeriodPlan, fields: ['productId', 'orderId'], unlessStored: 'repaymentInfo' },
};
