import type { PageConfig } from 'borrower-web/shared/app/pageConfig.ts';
import { listPayments } from '../../endpoints/listPayments.ts';

// The head of the document sends this call, before any script has come, where the address names an order.
export const page: PageConfig = { early: listPayments, earlyNeeds: 'orderId' };
