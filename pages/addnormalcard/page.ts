import { readBankForm } from '../../shared/api/endpoints/readBankForm.ts';
import type { PageConfig } from '../../shared/app/pageConfig.ts';

export const page: PageConfig = {
  early: readBankForm,
};
