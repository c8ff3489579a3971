import { readOrder } from '../../shared/api/endpoints/readOrder.ts';
import type { PageConfig } from '../../shared/app/pageConfig.ts';

export const page: PageConfig = {
  sizeBudget: { kind: 'heavy', reason: 'seven statuses with their drawings, recommended products and four popups' },
  early: readOrder,
  earlyNeeds: 'orderId',
  prerendersNext: true,
  // The address that the app opens after a bank account is bound.
  alsoAt: ['order'],
};
