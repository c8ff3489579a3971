import { expect, it } from 'vitest';
import { answering, success } from '../../test/support/answers.ts';
import { opener } from '../../test/support/testEnv.ts';
import { untilKind } from '../../test/support/until.ts';
import { createMyDocuments } from './model.ts';

const open = opener(({ env }) => createMyDocuments(env));

it('The order is asked for, and then its contracts', async () => {
  const fetch = answering(success({ orderStatus: 110 }), success([]));
  const { model, calls } = open('?userId=50011&orderId=170001&productId=2002', { fetch });
  await untilKind(model.agreements.$view, 'ready');
  expect(calls.map(({ path }) => path)).toEqual(['/api/v3/loan-details/loan-details', '/api/v3/contract/contract']);
});

it('The documents of a link without an order are asked for nowhere', async () => {
  const { model, calls } = open('?userId=50011');
  expect(await untilKind(model.$view, 'unknown')).toMatchObject({ failure: { outcome: { reason: 'incomplete' } } });
  expect(calls).toEqual([]);
});
