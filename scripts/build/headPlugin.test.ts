import { expect, it } from 'vitest';
import { readBankForm } from '../../shared/api/endpoints/readBankForm.ts';
import { readContactInfo } from '../../shared/api/endpoints/readContactInfo.ts';
import type { Brand } from '../../shared/brand/brand.ts';
import { brand as sample } from '../../shared/brand/brands/default/brand.ts';
import { earlyCallPlan } from './headPlugin.ts';

it('The plan of a head’s call says where it goes, which the brand may decide, and which parameter of the address each field carries', () => {
  const brand: Brand = { ...sample, paths: { readBankForm: '/own/form' } };
  expect(earlyCallPlan(readBankForm, brand)).toMatchObject({
    route: { name: 'readBankForm', path: '/own/form' },
    fields: [['product_id', 'product_id']],
  });
});

it('A call that carries anything else than the address says is refused as a head’s call', () => {
  expect(() => earlyCallPlan(readContactInfo, sample)).toThrow(
    'The head cannot send readContactInfo: its overall is no parameter of the address.',
  );
});
