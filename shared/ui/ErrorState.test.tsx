// @vitest-environment happy-dom

import { fireEvent, render, screen } from '@testing-library/preact';
import { expect, it, vi } from 'vitest';
import { ErrorState } from './ErrorState.tsx';

const Explained = ({ onRetry }: { readonly onRetry: () => void }) => (
  <button type="button" onClick={onRetry}>
    Explained
  </button>
);

it('An error state says what happened until what explains it is there, loaded once, in the same alert', async () => {
  const [onRetry, explain] = [vi.fn(), vi.fn(async () => Explained)];
  const state = () => <ErrorState reason={{ message: 'We are closed.' }} onRetry={onRetry} explain={() => explain()} />;
  const { rerender } = render(state());
  rerender(state());
  expect(explain).toHaveBeenCalledTimes(1);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('We are closed.');
  fireEvent.click(await screen.findByRole('button', { name: 'Explained' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alert')).toBe(alert);
  expect(alert.textContent).toBe('Explained');
});

it('An error state is enough by itself where what explains it does not come', async () => {
  const onRetry = vi.fn();
  const explain = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  render(<ErrorState reason="offline" onRetry={onRetry} explain={explain} />);
  await expect.poll(() => explain).toHaveBeenCalledTimes(1);
  expect(screen.getByText('There is no connection. Please check your data or Wi-Fi.')).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('An error state has nothing to press that could move, and keeps its words where what explains it takes long', async () => {
  vi.useFakeTimers();
  let arrive = (_: typeof Explained): void => {};
  const explain = (): Promise<typeof Explained> =>
    new Promise((resolve) => {
      arrive = resolve;
    });
  render(<ErrorState reason={{ message: 'We are closed.' }} onRetry={() => {}} explain={explain} />);
  expect(screen.queryByRole('button')).toBeNull();
  await vi.advanceTimersByTimeAsync(1000);
  const retry = screen.getByRole('button', { name: 'Retry' });
  arrive(Explained);
  await vi.advanceTimersByTimeAsync(1000);
  expect(screen.getByRole('button')).toBe(retry);
  expect(screen.getByRole('alert').textContent).toContain('We are closed.');
});
