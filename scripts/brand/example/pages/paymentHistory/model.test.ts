import { answering, success } from 'borrower-web/test/support/answers.ts';
import { opener } from 'borrower-web/test/support/testEnv.ts';
import { untilKind } from 'borrower-web/test/support/until.ts';
import { expect, it } from 'vitest';
import { createPaymentHistory } from './model.ts';

it('All payments of an order are shown at a tap', async () => {
  const opened = opener(({ env }) => createPaymentHistory(env));
  const { model } = opened('?orderId=1', { fetch: answering(success({ payments: [] })) });
  await untilKind(model.$view, 'ready');
  model.showAll();
  expect(model.$isOpen.get()).toBe(true);
});
