import { readBankForm } from '../../shared/api/catalogue.ts';
import type { PageFacts } from '../../shared/app/page.ts';

export const page: PageFacts = {
  weight: { kind: 'heavy', reason: 'a form of every kind of field, saved only once, with a look at what came of it' },
  early: { entry: readBankForm, fields: ['product_id'] },
};
