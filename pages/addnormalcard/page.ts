import { readBankForm } from '../../shared/api/catalogue.ts';
import type { PageFacts } from '../../shared/app/page.ts';

export const page: PageFacts = {
  weight: { kind: 'call' },
  early: { entry: readBankForm, fields: ['product_id'] },
};
