import type { PageConfig } from '../../shared/app/pageConfig.ts';

export const page: PageConfig = {
  // The address to which the tip on a payment page leads.
  alsoAt: ['carpmm'],
};
