import type { PageConfig } from '../../shared/app/pageConfig.ts';

export const page: PageConfig = { isPublic: true };
