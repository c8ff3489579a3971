import { readComplaintStart } from '../../shared/api/endpoints/readComplaintStart.ts';
import type { PageConfig } from '../../shared/app/pageConfig.ts';

export const page: PageConfig = {
  sizeBudget: { kind: 'call' },
  early: readComplaintStart,
  runsAtOnce: true,
};
