// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { success } from '../../test/support/answers.ts';
import { testEnv } from '../../test/support/testEnv.ts';
import { untilKind } from '../../test/support/until.ts';
import { createComplaintStart } from './model.ts';
import { Sheet } from './Sheet.tsx';

afterEach(cleanup);

it('Orders are listed in parts, for somebody may have thousands, and from the first part where the list is opened again', async () => {
  const orderList = Array.from({ length: 120 }, (_, at) => ({ orderNo: `${at}`, productName: `Loan ${at}` }));
  const { env, phone } = testEnv({
    search: '',
    fetch: async () => success({ orderList, problemType: [], sonType: [] }),
  });
  const model = createComplaintStart({ ...env, phone, chosenOrder: { read: () => '', write: () => {} } });
  model.open();
  const { data: start } = await untilKind(model.$view, 'ready');
  model.showOrders();
  const { findByText, queryAllByText, unmount } = render(<Sheet model={model} start={start} />);
  expect(queryAllByText(/^Loan/)).toHaveLength(50);
  fireEvent.click(await findByText('Show more (70)'));
  await findByText('Show more (20)');
  expect(queryAllByText(/^Loan/)).toHaveLength(100);
  unmount();
  render(<Sheet model={model} start={start} />);
  expect(queryAllByText(/^Loan/)).toHaveLength(50);
});
