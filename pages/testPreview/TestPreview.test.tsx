// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { testEnv } from '../../test/support/testEnv.ts';
import { createPreview } from './model.ts';
import { TestPreview } from './TestPreview.tsx';

it('A developer goes on as the borrower whom they have typed in, learns where the device is, and sees that a photo arrives', async () => {
  const { env, moves } = testEnv({ search: '' });
  const model = createPreview({ ...env, locate: async () => '14.5547, 121.0244' });
  render(<TestPreview model={model} />);
  model.open();
  fireEvent.input(screen.getByLabelText('userId'), { target: { value: '7' } });
  fireEvent.input(screen.getByLabelText('orderId'), { target: { value: 'A 1' } });
  fireEvent.click(screen.getByRole('button', { name: 'Repay' }));
  fireEvent.click(screen.getByRole('button', { name: 'Order detail' }));
  expect(moves).toEqual(['assign /repay?userId=7&orderId=A%201', 'assign /loanDetail?userId=7&orderId=A%201']);
  fireEvent.click(screen.getByRole('button', { name: 'Check geolocation' }));
  expect(await screen.findByText('14.5547, 121.0244')).toBeTruthy();
  const photo = new File(['abcd'], 'id.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText('Take or choose a photo'), { target: { files: [photo] } });
  expect(await screen.findByText('4 bytes')).toBeTruthy();
});
