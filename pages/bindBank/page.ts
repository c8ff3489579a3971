import { readBankForm } from '../../shared/api/endpoints/readBankForm.ts';
import type { PageConfig } from '../../shared/app/pageConfig.ts';

export const page: PageConfig = {
  sizeBudget: {
    kind: 'heavy',
    reason: 'a form that the service composes: each kind of field with its rules, and tabs',
  },
  early: readBankForm,
};
