import { readOrder } from 'borrower-web/shared/api/endpoints/readOrder.ts';
import type { PageConfig } from 'borrower-web/shared/app/pageConfig.ts';

export const page: PageConfig = { early: readOrder, earlyNeeds: 'orderId' };
