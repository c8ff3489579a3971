import { readOrder } from '../../shared/api/endpoints/readOrder.ts';
import type { PageConfig } from '../../shared/app/pageConfig.ts';

export const page: PageConfig = {
  sizeBudget: {
    kind: 'heavy',
    reason: 'an order in any of seven statuses with their drawings, and what has become of its payment',
  },
  early: readOrder,
  earlyNeeds: 'orderId',
  isRouted: true,
};
