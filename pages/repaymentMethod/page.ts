import { readRepaymentWays } from '../../shared/api/endpoints/readRepaymentWays.ts';
import type { PageConfig } from '../../shared/app/pageConfig.ts';
import { OWN_DOCUMENTS } from './ownDocuments.ts';

export const page: PageConfig = {
  early: readRepaymentWays,
  earlyUnlessRoute: OWN_DOCUMENTS,
  earlyNeeds: 'orderId',
};
