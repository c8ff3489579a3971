import { atom } from 'nanostores';
import { expect, it } from 'vitest';
import type { CodeView } from '../../shared/features/codes/storedCode.ts';
import { testEnv } from '../../test/support/testEnv.ts';
import { leadToPayment } from './later.tsx';

const SEARCH = '?userId=50012&orderId=170002&productId=2001';

/** Returns the navigations of a page that finds no code. */
const movesOf = (search: string, isRollover = false): readonly string[] => {
  const { env, moves } = testEnv({ search });
  const $code = atom<CodeView>({ kind: 'loading' });
  leadToPayment({ ...env, $code, isRollover: () => isRollover });
  expect(moves).toEqual([]);
  $code.set({ kind: 'noCode' });
  return moves;
};

it('Who comes from the page of an order that has no code is led to what there is to pay', () => {
  expect(movesOf(`${SEARCH}&from=order`)).toEqual([`replace /repay${SEARCH}&product_id=2001`]);
  expect(movesOf(`${SEARCH}&from=order`, true)).toEqual([`replace /repayDelay${SEARCH}&product_id=2001`]);
});

it('Who comes from elsewhere is told that there is no code', () => {
  expect(movesOf(SEARCH)).toEqual([]);
});
