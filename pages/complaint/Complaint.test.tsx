// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { storeReceipt } from '../../shared/features/complaint/complaintReceipt.ts';
import { success } from '../../test/support/answers.ts';
import { testEnv } from '../../test/support/testEnv.ts';
import { Complaint } from './Complaint.tsx';
import { createComplaintStart } from './model.ts';

it('The card of an order shows all its rows', async () => {
  const list = ['Amount', 'Due date', 'Lender', 'Branch'].map((title) => ({ title, value: `The ${title}` }));
  const { env } = testEnv({
    search: '?orderId=1',
    fetch: async () => success({ orderDetail: { orderNo: '1', productName: 'Loan', list } }),
  });
  const model = createComplaintStart({ ...env, chosenOrder: { read: () => '', write: () => {} } });
  model.open();
  render(<Complaint model={model} />);
  await screen.findByText('Amount');
  for (const { title, value } of list)
    expect([screen.queryByText(title), screen.queryByText(value)]).not.toContain(null);
});

it('The receipt of a complaint stands no longer once its borrower is signed out', async () => {
  let status = 200;
  const fetch = async () => (status === 200 ? success({}) : new Response('', { status }));
  const { env, clock, comeBack } = testEnv({ search: '?userId=7&sessionId=s&orderId=1', fetch });
  storeReceipt(env.store, { orderNo: '1', sentAtMs: clock.now() });
  const model = createComplaintStart({ ...env, chosenOrder: { read: () => '', write: () => {} } });
  model.open();
  render(<Complaint model={model} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Send another complaint' }));
  await screen.findByText('What is it about?');
  expect(screen.getByText('Your complaint has been sent')).toBeTruthy();
  status = 401;
  comeBack('visible');
  await expect.poll(() => screen.queryByText('Your complaint has been sent')).toBeNull();
});
