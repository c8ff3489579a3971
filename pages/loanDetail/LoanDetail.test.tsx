// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/preact';
import { atom } from 'nanostores';
import { expect, it, vi } from 'vitest';
import { type Order, readOrder } from '../../shared/api/endpoints/readOrder.ts';
import { openPayments } from '../../shared/payments/openPayments.ts';
import { answering, refusal, success } from '../../test/support/answers.ts';
import { testEnv } from '../../test/support/testEnv.ts';
import { Hub, placesOf } from './Hub.tsx';
import { LoanDetail } from './LoanDetail.tsx';
import { createLoanDetail } from './model.ts';

const channel = { way: 'channel', isRollover: false, amount: '150050', reference: '', promisedDay: '' } as const;

/** Opens the order's page on a phone from which a channel was opened to pay. */
const opened = (...answers: Response[]) => {
  const phoneStorage = new Map<string, string>();
  const envOn = (fetch: typeof globalThis.fetch) =>
    testEnv({ search: '?userId=7&orderId=1&productId=2', phoneStorage, fetch }).env;
  openPayments(envOn(answering()), atom({})).record({ ...channel, place: 'Sample Wallet', state: 'opened' });
  const model = createLoanDetail(envOn(answering(...answers)));
  render(<LoanDetail model={model} />);
  expect(screen.queryByText(/you opened/)).toBeNull();
  model.open();
};

it('A payment that may have been made stands above its order, with whose loan it is', async () => {
  opened(success({ orderStatus: 170, noticeStatusText: 'Repayment due', facts: { owner: 'Juan D.' } }));
  const strip = await screen.findByText(/you opened Sample Wallet to pay ₱1,500\.50/);
  const order = screen.getByRole('heading', { name: 'Repayment due' });
  expect(strip.compareDocumentPosition(order) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.getByText('Loan of Juan D.')).toBeDefined();
});

it('A payment is not told to whom the service refuses the order', async () => {
  opened(refusal('This order is not yours.'));
  await screen.findByText('This order is not yours.');
  expect(screen.queryByText(/you opened/)).toBeNull();
});

it('Each row leads to its screen with the session; those that lead to repaying say so as they are left', () => {
  const onRepay = vi.fn();
  const { env } = testEnv({ search: '?userId=7&orderId=A1&productId=2' });
  const places = placesOf(env, readOrder.parse({ orderStatus: 170 }) as Order);
  render(<Hub places={places} onRepay={onRepay} />);
  const rows = screen.getAllByRole('link').map((row) => {
    onRepay.mockClear();
    fireEvent.click(row);
    return [row.textContent, row.getAttribute('href'), onRepay.mock.calls.length];
  });
  const session = 'userId=7&orderId=A1&productId=2&product_id=2';
  expect(rows).toEqual([
    ['Ways to pay', `/repay?${session}`, 1],
    ['Pay code', `/repaymentOfCode2?${session}&from=order`, 1],
    ['Payment reminders', `/paymentReminders?${session}`, 0],
    ['Your documents', `/myDocuments?${session}`, 0],
    ['Send a complaint', `/complaint?${session}`, 0],
  ]);
});
