// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { success } from '../../test/support/answers.ts';
import { laterOf, testEnv } from '../../test/support/testEnv.ts';
import { Documents } from './Documents.tsx';
import { MyDocuments } from './MyDocuments.tsx';
import { createMyDocuments } from './model.ts';

const SEARCH = '?userId=50011&sessionId=s-1&orderId=170001&productId=2002';

/** The page, with a service that answers each path. */
const opened = (answer: (path: string) => Response) => {
  const test = testEnv({
    search: SEARCH,
    fetch: async (input) => answer(new URL(input instanceof Request ? input.url : String(input)).pathname),
  });
  const model = createMyDocuments({ ...test.env, later: laterOf({ ...test.parts, Documents }) });
  render(<MyDocuments model={model} />);
  model.open();
  return test;
};

const receipts = async () => {
  const heading = await screen.findByRole('heading', { name: 'Receipts' });
  return heading.parentElement?.textContent;
};

it('Receipts are the payments that the service has booked, in its own statements, the latest first', async () => {
  const paid = { amount: 150_050, way: 'Sample Counter', reference: '7100', purpose: 'repayment' };
  const payments = [
    { ...paid, id: 'P1', at: '2026-11-06T10:15:00+08:00' },
    { ...paid, id: 'P2', at: '2026-11-07T10:15:00+08:00', amount: 48_000, purpose: 'rollover' },
  ];
  opened((path) => success(path.endsWith('/contract') ? [] : { orderStatus: 200, facts: { payments } }));
  const words = await receipts();
  for (const part of ['₱1,500.50', 'Sample Counter', '7100', '170001', '2026-11-06']) expect(words).toContain(part);
  expect(words).toMatch(/₱480\.00Rollover fee.*₱1,500\.50Repayment/);
});

it('Receipts are none where the service has booked no payment, and not spoken of where it does not say, whatever its rows say', async () => {
  const detail = [{ text: 'Paid', value: '₱1,500.50 on 2026-11-06' }];
  let facts: object = { payments: [] };
  const { comeBack } = opened((path) =>
    success(path.endsWith('/contract') ? [] : { orderStatus: 200, userOrderDetail: { detail }, facts }),
  );
  expect(await receipts()).toBe('ReceiptsNo receipts yet.');
  facts = {};
  comeBack('visible');
  await expect.poll(() => document.body.textContent).not.toContain('eceipts');
  expect(document.body.textContent).toContain('₱1,500.50 on 2026-11-06');
});

it('The picture of the documents has no amount of an earlier reading than the one that it names', async () => {
  let isLost = false;
  const { comeBack } = opened((path) => {
    if (isLost && path.endsWith('/loan-play-detail')) throw new TypeError('lost');
    return success(path.endsWith('/contract') ? [] : { orderStatus: 170, repayAmount: 100, repayDate: '2026-12-06' });
  });
  await screen.findByText('₱1.00');
  isLost = true;
  comeBack('visible');
  await screen.findByText(/^May be out of date/);
  fireEvent.click(screen.getByRole('button', { name: 'Save as a picture' }));
  const words = await screen.findByText(/What this loan costs/, { selector: '.said' });
  expect(words.textContent).not.toContain('₱1.00');
});

it('What is owed is to pay on its day, and not called due now or next by a status, which is of another reading', async () => {
  opened((path) =>
    success(path.endsWith('/contract') ? [] : { orderStatus: 174, repayAmount: 100, repayDate: '2026-12-06' }),
  );
  const row = (await screen.findByText('₱1.00')).closest('section');
  expect(row?.textContent).toBe('To pay₱1.00Due2026-12-06');
});

it('Documents are read again with the order when the borrower refreshes it: what is owed is not of before', async () => {
  let due = 0;
  let isLost = false;
  opened((path) => {
    if (path.endsWith('/loan-details'))
      return isLost ? new Response('', { status: 502 }) : success({ orderStatus: 170 });
    due += Number(path.endsWith('/loan-play-detail'));
    return success(path.endsWith('/contract') ? [] : { repayAmount: due * 100, repayDate: '2026-12-06' });
  });
  await screen.findByText('₱1.00');
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await screen.findByText('₱2.00');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(due).toBe(2);
  // If the order cannot be read, its timestamp stays the same, so the amount due is not read again.
  isLost = true;
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await screen.findByText(/^May be out of date/);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(due).toBe(2);
});

it('Documents that are not up to date have a Refresh each that is named after its part', async () => {
  let isLost = false;
  const { comeBack } = opened((path) => {
    if (isLost) throw new TypeError('lost');
    return success(path.endsWith('/contract') ? [] : { orderStatus: 170, repayAmount: 100, repayDate: '2026-12-06' });
  });
  await screen.findByText('₱1.00');
  isLost = true;
  comeBack('visible');
  await expect.poll(() => screen.queryAllByText(/^May be out of date/)).toHaveLength(3);
  const names = ['Refresh What this loan costs', 'Refresh Your contracts', 'Refresh'];
  for (const name of names) expect(screen.getAllByRole('button', { name })).toHaveLength(1);
  expect(screen.getAllByRole('status').filter(({ textContent }) => textContent?.startsWith('May'))).toHaveLength(1);
});
