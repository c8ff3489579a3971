// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/preact';
import { expect, it, vi } from 'vitest';
import { CopyCode } from './PayCodeBox.tsx';

it('A pay code is copied by a tap on it, as by its button, and the button says so', async () => {
  const onCopy = vi.fn(async () => true);
  render(<CopyCode code="7115" onCopy={onCopy} />);
  fireEvent.click(screen.getByText('7115'));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeDefined();
  fireEvent.click(screen.getByRole('button'));
  expect(onCopy).toHaveBeenCalledTimes(2);
});

it('That a phone does not copy the code stays below it until the next try, and is announced by each', async () => {
  const answers = [false, false, true];
  render(<CopyCode code="7115" onCopy={async () => !!answers.shift()} />);
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  press();
  const first = await screen.findByRole('alert');
  expect(first.textContent).toBe('This phone does not allow copying. Press and hold the text.');
  expect(first.previousElementSibling?.textContent).toBe('7115');
  press();
  await vi.waitFor(() => expect(screen.queryByRole('alert')).not.toBe(first));
  expect(await screen.findByRole('alert')).toBeDefined();
  press();
  await screen.findByRole('button', { name: 'Copied' });
  expect(screen.queryByRole('alert')).toBeNull();
});
