import { describe, expect, it } from 'vitest';
import { readOrder } from '../../shared/api/endpoints/readOrder.ts';
import { storedCode } from '../../shared/features/codes/storedCode.ts';
import { answering, refusal, success } from '../../test/support/answers.ts';
import { testEnv } from '../../test/support/testEnv.ts';
import { untilKind } from '../../test/support/until.ts';
import { placesOf } from './Hub.tsx';

const search = '?userId=7&orderId=174002&productId=2001';

/** Returns the order page's address of the pay code, after the code's own page has had this response in the same tab. */
const codeAfter = async (answer: Response, kind: 'ready' | 'noCode' | 'refused') => {
  const { env, storage } = testEnv({ search, fetch: answering(answer) });
  const model = storedCode(env);
  model.open();
  // What is shown if there is no code is in a chunk that loads after the document; this test does not load it.
  await untilKind(model.$code, kind);
  const order = readOrder.parse({ orderStatus: 170 });
  if (!order) throw new Error('The test’s own order cannot be read.');
  return placesOf(testEnv({ search, storage }).env, order).code;
};

const plan = { repayAmount: '320000', defDetail: { payCode: '7100' } };

describe('The pay code of an order', () => {
  it('has a place where there is one, and none where the order has none', async () => {
    expect(await codeAfter(success(plan), 'ready')).toContain('/repaymentOfCode2');
    expect(await codeAfter(success({ ...plan, defDetail: null }), 'noCode')).toBeUndefined();
  });

  it('still has one after a refusal, by which nobody knows whether there is a code', async () => {
    expect(await codeAfter(refusal('System busy, try again.'), 'refused')).toContain('/repaymentOfCode2');
  });
});

it('An order whose money could not be sent leads to its bank account, and a settled one to no payment', () => {
  const placesIn = (orderStatus: number) => {
    const order = readOrder.parse({ orderStatus });
    return Object.entries(order ? placesOf(testEnv({ search }).env, order) : {}).filter(([, address]) => address);
  };
  const always = ['documents', 'complaint', 'service'];
  expect(placesIn(151).map(([place]) => place)).toEqual(['bindBank', ...always]);
  expect(placesIn(151)[0]?.[1]).toContain('source=loanDetail');
  expect(placesIn(200).map(([place]) => place)).toEqual(always);
});

it('An order leads to its pay code where the address names its product, without which nobody can ask for the code', () => {
  const codeOf = (search: string) => {
    const order = readOrder.parse({ orderStatus: 170 });
    if (!order) throw new Error('The test’s own order cannot be read.');
    return placesOf(testEnv({ search }).env, order).code;
  };
  expect(codeOf('?userId=7&orderId=174002&productId=2001')).toContain('/repaymentOfCode2');
  expect(codeOf('?userId=7&orderId=174002')).toBeUndefined();
});
