import { expect, it } from 'vitest';
import { answering, refusal } from '../../test/support/answers.ts';
import { testEnv } from '../../test/support/testEnv.ts';
import { createContracts } from './contracts.ts';

it('Contracts that the service refuses are told of in its words, where they would stand', async () => {
  const search = '?userId=7&orderId=170001&productId=2001';
  const { env, toasts } = testEnv({ search, fetch: answering(refusal('Not today.')) });
  const { $view, show } = createContracts(env);
  await show();
  expect($view.get()).toEqual({ kind: 'failed', message: 'Not today.' });
  expect(toasts).toEqual([]);
});
