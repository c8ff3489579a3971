import { readComplaintStart } from '../../shared/api/endpoints/readComplaintStart.ts';
import type { PageConfig } from '../../shared/app/pageConfig.ts';

export const page: PageConfig = {
  early: readComplaintStart,
};
