import type { PageConfig } from '../../shared/app/pageConfig.ts';

export const page: PageConfig = {
  sizeBudget: { kind: 'heavy', reason: 'a tool for developers, which no borrower gets' },
  isPreview: true,
  react: 'compat',
};
