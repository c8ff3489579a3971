// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/preact';
import { expect, it, vi } from 'vitest';
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

const paid = { amount: 150_050, way: 'Sample Counter', reference: '7100', purpose: 'repayment' };

it('Receipts are the payments that the service has booked, in its own statements, the latest first', async () => {
  const payments = [
    { ...paid, id: 'P1', at: '2026-11-06T10:15:00+08:00' },
    { ...paid, id: 'P2', at: '2026-11-07T10:15:00+08:00', amount: 48_000, purpose: 'rollover' },
  ];
  opened((path) => success(path.endsWith('/contract') ? [] : { orderStatus: 200, facts: { payments } }));
  const words = await receipts();
  for (const part of ['₱1,500.50', 'Sample Counter', '7100', '170001', '2026-11-06']) expect(words).toContain(part);
  expect(words).toMatch(/₱480\.00Rollover fee.*₱1,500\.50Repayment/);
});

it('The documents are copied as a text, without anything of the session', async () => {
  Object.assign(document, { execCommand: () => false });
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const detail = [{ text: 'Total repayment', value: '₱6,001.49' }];
  const plan = [{ title: '', amount: 150_050, dueDate: '2026-11-06', state: 'paid' }];
  const payments = [{ ...paid, id: 'P1', at: '2026-11-06T10:15:00+08:00' }];
  const order = { orderStatus: 170, userOrderDetail: { detail }, facts: { plan, payments } };
  opened((path) => success(path.endsWith('/contract') ? [] : order));
  fireEvent.click(await screen.findByRole('button', { name: 'Copy text' }));
  await screen.findByRole('button', { name: 'Copied' });
  const words = String(copy.mock.calls);
  const lines = ['Total repayment: ₱6,001.49', '2026-11-06 · Paid: ₱1,500.50', 'Reference: 7100'];
  expect(words.split('\n')).toEqual(expect.arrayContaining(lines));
  expect(words).not.toMatch(/50011|s-1/);
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
