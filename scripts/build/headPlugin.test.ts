import { expect, it } from 'vitest';
import { listComplaints } from '../../shared/api/endpoints/listComplaints.ts';
import { readBankForm } from '../../shared/api/endpoints/readBankForm.ts';
import { readContactInfo } from '../../shared/api/endpoints/readContactInfo.ts';
import { readLandingTemplate } from '../../shared/api/endpoints/readLandingTemplate.ts';
import { readPeriodPlan } from '../../shared/api/endpoints/readPeriodPlan.ts';
import type { Brand } from '../../shared/brand/brand.ts';
import { brand as sample } from '../../shared/brand/brands/default/brand.ts';
import { earlyCallPlan } from './headPlugin.ts';

it('The plan of a head’s call says where it goes and which parameter of the address each field carries', () => {
  expect(earlyCallPlan(readPeriodPlan, sample)).toEqual({
    route: { name: 'readPeriodPlan', client: 'standard', method: 'POST', path: '/v3/installment/loan-play-detail' },
    fields: [
      ['productId', 'productId'],
      ['orderId', 'orderId'],
    ],
  });
});

it('The plan of a head’s call has the path that the brand gives the call', () => {
  const brand: Brand = { ...sample, paths: { readPeriodPlan: '/own/plan' } };
  expect(earlyCallPlan(readPeriodPlan, brand).route.path).toBe('/own/plan');
});

it.each([
  ['a field named otherwise than its parameter', readLandingTemplate, [['templateId', 'id']]],
  ['the product’s other spelling', readBankForm, [['product_id', 'product_id']]],
  ['nothing at all', listComplaints, []],
])('The plan of a head’s call can carry %s', (_, endpoint, fields) => {
  expect(earlyCallPlan(endpoint, sample).fields).toEqual(fields);
});

it('A call that carries anything else than the address says is refused as a head’s call', () => {
  expect(() => earlyCallPlan(readContactInfo, sample)).toThrow(
    'The head cannot send readContactInfo: its overall is no parameter of the address.',
  );
});
