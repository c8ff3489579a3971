// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { laterOf, testEnv } from '../../test/support/testEnv.ts';
import { ComplainPageNext } from './ComplainPageNext.tsx';
import { later } from './later.tsx';
import { createComplaintForm } from './model.ts';

it('After a lost answer, a look at the complaints stands out before another try', async () => {
  const { env } = testEnv({ search: '?orderId=1&problemType=2' });
  const model = createComplaintForm({ ...env, later: laterOf(later) });
  model.open();
  model.write('They call me at night.');
  render(<ComplainPageNext model={model} />);
  const send = screen.getByRole('button', { name: 'Send' });
  expect(send.className).toBe('button button--main');
  fireEvent.click(send);
  const list = await screen.findByRole('link', { name: 'My complaints' });
  expect([list.className, send.className]).toEqual(['button', 'button button--quiet']);
});
