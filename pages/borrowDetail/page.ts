import { readOrder } from '../../shared/api/endpoints/readOrder.ts';
import type { PageConfig } from '../../shared/app/pageConfig.ts';

export const page: PageConfig = {
  early: readOrder,
  earlyNeeds: 'orderId',
  isRouted: true,
};
