// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { type Order, readOrder } from '../../shared/api/endpoints/readOrder.ts';
import { testEnv } from '../../test/support/testEnv.ts';
import { Confirmed } from './Confirmed.tsx';

afterEach(cleanup);

const detail = [{ text: 'To be received', value: '₱4,500.00' }];

const rowsOf = (facts: object | undefined, plan?: readonly object[]) => {
  const { env } = testEnv({ search: '?userId=7&orderId=A1' });
  env.store.write('confirmed', { ofOrder: 'A1', plan });
  const order = readOrder.parse({ orderStatus: 170, userOrderDetail: { detail }, facts }) as Order;
  const { container } = render(<Confirmed order={order} env={env} />);
  return [...container.querySelectorAll('.rows__row')].map(({ textContent }) => textContent);
};

it('A loan just taken says its first payment and where the money goes, by the facts, and the rows as they came', () => {
  const plan = [
    { title: '', amount: 195_000, dueDate: '2026-12-31', state: 'due' },
    { title: '', amount: 195_000, dueDate: '2027-01-31', state: 'coming' },
  ];
  expect(rowsOf({ plan, account: '•••• 4567' })).toEqual([
    'First payment₱1,950.00 · 2026-12-31',
    'The money goes to•••• 4567',
    'To be received₱4,500.00',
  ]);
});

it('Without facts, it says the rows alone', () => {
  expect(rowsOf(undefined)).toEqual(['To be received₱4,500.00']);
});
