// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { readOrder } from '../../../shared/api/endpoints/readOrder.ts';
import { success } from '../../../test/support/answers.ts';
import { testEnv } from '../../../test/support/testEnv.ts';
import { MyDocuments } from '../MyDocuments.tsx';
import { createMyDocuments } from '../model.ts';
import { Papers } from './Papers.tsx';

afterEach(cleanup);

it('Papers that are drawn anew, as after an order that could not be read, ask once for each return', async () => {
  const { env, calls, comeBack } = testEnv({
    search: '?userId=50011&sessionId=s-1&orderId=170001&productId=2002',
    fetch: async (input) =>
      new URL(input instanceof Request ? input.url : String(input)).pathname.endsWith('/loan-play-detail')
        ? success({ repayAmount: 150_050, repayDate: '2026-12-06', productName: 'Sample', detail: [] })
        : success([]),
  });
  const order = readOrder.parse({ orderStatus: 170 });
  if (!order) throw new Error('The test’s own order cannot be read.');
  const model = createMyDocuments(env);
  for (const asked of [2, 4, 6]) {
    const { findByText, unmount } = render(<Papers order={order} checkedAtMs={0} model={model} />);
    await findByText(/₱1,500\.50/);
    await expect.poll(() => calls.length).toBe(asked);
    if (asked < 6) unmount();
  }
  comeBack('visible');
  await expect.poll(() => calls.length).toBeGreaterThanOrEqual(8);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(calls).toHaveLength(8);
});

it('Papers are read again with the order when the borrower refreshes it: what is owed is not of before', async () => {
  let due = 0;
  let isLost = false;
  const { env } = testEnv({
    search: '?userId=50011&sessionId=s-1&orderId=170001&productId=2002',
    fetch: async (input) => {
      const { pathname } = new URL(input instanceof Request ? input.url : String(input));
      if (pathname.endsWith('/loan-details'))
        return isLost ? new Response('', { status: 502 }) : success({ orderStatus: 170 });
      due += Number(pathname.endsWith('/loan-play-detail'));
      return pathname.endsWith('/contract')
        ? success([])
        : success({ repayAmount: due * 100, repayDate: '2026-12-06' });
    },
  });
  const model = createMyDocuments(env);
  const { findByText, getByRole } = render(<MyDocuments model={model} />);
  model.open();
  await findByText('₱1.00');
  fireEvent.click(getByRole('button', { name: 'Refresh' }));
  await findByText('₱2.00');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(due).toBe(2);
  // If the order cannot be read, its timestamp stays the same, so the amount due is not read again.
  isLost = true;
  fireEvent.click(getByRole('button', { name: 'Refresh' }));
  await findByText(/^Not up to date/);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(due).toBe(2);
});

it('Papers that are not up to date have a Refresh each that is named after its part', async () => {
  let isLost = false;
  const { env, comeBack } = testEnv({
    search: '?userId=50011&sessionId=s-1&orderId=170001&productId=2002',
    fetch: async (input) => {
      if (isLost) throw new TypeError('lost');
      const { pathname } = new URL(input instanceof Request ? input.url : String(input));
      return success(
        pathname.endsWith('/contract') ? [] : { orderStatus: 170, repayAmount: 100, repayDate: '2026-12-06' },
      );
    },
  });
  const model = createMyDocuments(env);
  const { findByText, findAllByText, getAllByRole } = render(<MyDocuments model={model} />);
  model.open();
  await findByText('₱1.00');
  isLost = true;
  comeBack('visible');
  expect(await findAllByText(/^Not up to date/)).toHaveLength(3);
  const names = ['Refresh What this loan costs', 'Refresh Your contracts', 'Refresh'];
  for (const name of names) expect(getAllByRole('button', { name })).toHaveLength(1);
  expect(getAllByRole('status').filter(({ textContent }) => textContent?.startsWith('Not'))).toHaveLength(1);
});
