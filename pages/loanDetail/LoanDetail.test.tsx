// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { atom } from 'nanostores';
import { afterEach, expect, it } from 'vitest';
import { openPayments } from '../../shared/payments/openPayments.ts';
import { answering, refusal, success } from '../../test/support/answers.ts';
import { testEnv } from '../../test/support/testEnv.ts';
import { untilKind } from '../../test/support/until.ts';
import { Market } from './Below.tsx';
import { LoanDetail } from './LoanDetail.tsx';
import { createLoanDetail } from './model.ts';

afterEach(cleanup);

const channel = { way: 'channel', isRollover: false, amount: '150050', reference: '', promisedDay: '' } as const;

/** Opens the order's page on a phone from which a channel was opened to pay. */
const opened = (...answers: Response[]) => {
  const phoneStorage = new Map<string, string>();
  const envOn = (fetch: typeof globalThis.fetch) =>
    testEnv({ search: '?userId=7&orderId=1&productId=2', phoneStorage, fetch }).env;
  openPayments(envOn(answering()), atom({})).record({ ...channel, place: 'Sample Wallet', state: 'opened' });
  const model = createLoanDetail(envOn(answering(...answers)));
  render(<LoanDetail model={model} />);
  expect(screen.queryByText(/You opened/)).toBeNull();
  model.open();
};

it('A payment that may have been made stands above its order, with whose loan it is', async () => {
  opened(success({ orderStatus: 170, noticeStatusText: 'Repayment due', facts: { owner: 'Juan D.' } }));
  const strip = await screen.findByText(/You opened Sample Wallet to pay ₱1,500\.50/);
  const order = screen.getByRole('heading', { name: 'Repayment due' });
  expect(strip.compareDocumentPosition(order) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.getByText('Loan of Juan D.')).toBeDefined();
});

it('A payment is not told to whom the service refuses the order', async () => {
  opened(refusal('This order is not yours.'));
  await screen.findByText('This order is not yours.');
  expect(screen.queryByText(/You opened/)).toBeNull();
});

it('The market leads on to more products at home', async () => {
  const { env, messages } = testEnv({
    search: '?userId=7&orderId=1&productId=2',
    app: 'ios',
    fetch: answering(success({ orderStatus: 151, recProducts: [{ name: 'Sample Gold' }] })),
  });
  const model = createLoanDetail(env);
  model.open();
  const { data } = await untilKind(model.$view, 'ready');
  render(<Market order={data} model={model} />);
  fireEvent.click(screen.getByRole('button', { name: 'Click to view more products' }));
  expect(messages).toEqual([{ action: 'goHome', payload: {} }]);
});
