import { expect, it } from 'vitest';
import { readOrder } from '../../shared/api/endpoints/readOrder.ts';
import { testEnv } from '../../test/support/testEnv.ts';
import { placesOf } from './hubPlaces.ts';

it('An order leads to its pay code where the address names its product, without which nobody can ask for the code', () => {
  const codeOf = (search: string) => {
    const order = readOrder.parse({ orderStatus: 170 });
    if (!order) throw new Error('The test’s own order cannot be read.');
    return placesOf(testEnv({ search }).env, order).code;
  };
  expect(codeOf('?userId=7&orderId=174002&productId=2001')).toContain('/repaymentOfCode2');
  expect(codeOf('?userId=7&orderId=174002')).toBeUndefined();
});
