import { expect, it } from 'vitest';
import { sessionOf } from '../../scripts/sandbox/testBorrower.ts';
import { readLoanOffer } from '../../shared/api/endpoints/readLoanOffer.ts';
import { newConfirmation } from '../../shared/features/confirmation/newConfirmation.ts';
import { confirmTest, openConfirmation } from '../../test/support/confirming.ts';
import { testSandbox } from '../../test/support/testSandbox.ts';
import { untilKind } from '../../test/support/until.ts';

const sandbox = testSandbox();

it('a borrower sees the parts of the loan and when the first is due, and takes it with one push', async () => {
  const search = `?${new URLSearchParams(sessionOf('170311'))}`;
  const test = confirmTest({ search, sandbox });
  const { calls, moves } = test;
  const model = openConfirmation(test, readLoanOffer, (env, page) => newConfirmation(env, 'confirmOfPeriod', page));
  const { data } = await untilKind(model.$offer, 'ready');
  expect(data.plan).toHaveLength(4);
  expect(data).toMatchObject({ periods: 122, firstPeriodDay: '31', firstPayTime: data.plan[0]?.payTime });
  await expect.poll(() => model.wait()).toBeUndefined();
  model.agree(false);
  expect(model.wait()).toBe('unchecked');
  await model.confirm();
  model.agree(true);
  await Promise.all([model.confirm(), model.confirm()]);
  expect(calls.filter(({ path }) => path.endsWith('push')).map(({ body }) => body)).toEqual([
    { amount: 800000, periods: 122, termUnit: 'day', productId: '2002' },
  ]);
  expect(moves).toHaveLength(1);
});
