import { readPeriodPlan } from '../../shared/api/catalogue.ts';
import type { PageFacts } from '../../shared/app/page.ts';

export const page: PageFacts = {
  weight: { kind: 'still' },
  early: { entry: readPeriodPlan, fields: ['productId', 'orderId'], unlessStored: 'repaymentInfo' },
};
