import { readComplaintStart } from '../../shared/api/catalogue.ts';
import type { PageConfig } from '../../shared/app/pageConfig.ts';

export const page: PageConfig = {
  sizeBudget: { kind: 'call' },
  early: { entry: readComplaintStart, fields: { orderId: 'orderId' } },
};
