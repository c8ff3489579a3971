import { readOrder } from '../../shared/api/catalogue.ts';
import type { PageFacts } from '../../shared/app/page.ts';

export const page: PageFacts = {
  weight: { kind: 'heavy', reason: 'seven statuses with their drawings, recommended products and four popups' },
  early: { entry: readOrder, fields: ['productId', 'orderId'] },
  // The address that the app opens after a bank account is bound.
  alsoAt: ['order'],
};
