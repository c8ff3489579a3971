import { expect, it } from 'vitest';
import { answering, success } from '../../test/support/answers.ts';
import { opener } from '../../test/support/testEnv.ts';
import { testRoutes } from '../../test/support/testRoutes.ts';
import { untilKind } from '../../test/support/until.ts';
import { createAddCard } from './model.ts';

const FORM = '/api/v3/bind-card/card-init';
const BIND = '/api/v3/bind-card/bind-card';

const items = [{ code: 'bankCard', cate: 'text', title: 'Account number', value: '4572000000001234' }];

const openPage = (...answers: Response[]) => {
  const place = testRoutes('#/addnormalcard');
  const open = opener(({ env }) => createAddCard({ ...env, place }), { app: 'ios' });
  return { ...open('?userId=7&orderId=9&productId=2001', { fetch: answering(...answers) }), place };
};

it("takes the repayment method page's address, and reads the form", async () => {
  const { model, place, calls } = openPage(success({ items }));
  await untilKind(model.$view, 'ready');
  expect(place.routeMoves).toEqual(['claimRoute repaymentMethod addnormalcard']);
  expect(calls.map(({ path }) => path)).toEqual([FORM]);
});

it('gives way to the list once the account is saved, and leaves the app alone', async () => {
  const { model, place, calls, messages } = openPage(success({ items }), success(null));
  await untilKind(model.$view, 'ready');
  await model.save();
  expect(calls.map(({ path }) => path)).toEqual([FORM, BIND]);
  expect(place.routeMoves.slice(1)).toEqual(['replace ?bound']);
  expect(place.current()).toEqual({ name: '', query: 'bound' });
  expect(messages).toEqual([]);
});
