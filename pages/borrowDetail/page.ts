import { readOrder } from '../../shared/api/catalogue.ts';
import type { PageFacts } from '../../shared/app/page.ts';

export const page: PageFacts = {
  weight: { kind: 'call' },
  early: { entry: readOrder, fields: ['productId', 'orderId'] },
};
