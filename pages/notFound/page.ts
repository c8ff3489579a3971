import type { PageConfig } from '../../shared/app/pageConfig.ts';

export const page: PageConfig = {
  sizeBudget: { kind: 'still' },
  file: '404.html',
};
