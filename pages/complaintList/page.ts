import { listComplaints } from '../../shared/api/endpoints/listComplaints.ts';
import type { PageConfig } from '../../shared/app/pageConfig.ts';

export const page: PageConfig = {
  early: listComplaints,
};
