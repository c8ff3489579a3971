// @vitest-environment happy-dom
import { render, screen } from '@testing-library/preact';
import { expect, it } from 'vitest';
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
