import { readOrder } from '../../shared/api/endpoints/readOrder.ts';
import type { PageConfig } from '../../shared/app/pageConfig.ts';

export const page: PageConfig = {
  early: readOrder,
  earlyNeeds: 'orderId',
  prerendersNext: true,
  // The address that the app opens after a bank account is bound.
  alsoAt: ['order'],
};
