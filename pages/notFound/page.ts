import type { PageConfig } from '../../shared/app/pageConfig.ts';

export const page: PageConfig = {
  file: '404.html',
};
