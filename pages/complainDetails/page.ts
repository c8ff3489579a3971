import { readComplaint } from '../../shared/api/endpoints/readComplaint.ts';
import type { PageConfig } from '../../shared/app/pageConfig.ts';

export const page: PageConfig = {
  early: readComplaint,
  earlyNeeds: 'problemId',
};
