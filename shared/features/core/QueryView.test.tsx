// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/preact';
import { expect, it, vi } from 'vitest';
import { testEnv } from '../../../test/support/testEnv.ts';
import type { Failed } from '../../api/outcome.ts';
import type { Explanation } from '../../platform/env.ts';
import { NoData } from './QueryView.tsx';

const closed: Failed = { kind: 'refused', code: '5000', message: 'We are closed.' };

const Explained: Explanation = ({ onRetry }) => (
  <button type="button" onClick={onRetry}>
    Explained
  </button>
);

/** Why data are missing; `load` brings the later part, which explains it. */
const noData = (outcome: Failed, load: () => Promise<boolean>, onRetry = () => {}) => {
  const { env } = testEnv({ search: '' });
  const parts = { explainFailure: () => Explained, followLanguage: () => {} };
  const later = { ...env.later, load: async () => ((await load()) ? parts : undefined) };
  return <NoData failure={{ env: { ...env, later }, outcome }} onRetry={onRetry} />;
};

it('Says what happened until what explains it is there, loaded once, in the same alert', async () => {
  const [onRetry, load] = [vi.fn(), vi.fn(async () => true)];
  const { rerender } = render(noData(closed, load, onRetry));
  rerender(noData(closed, load, onRetry));
  expect(load).toHaveBeenCalledTimes(1);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('We are closed.');
  fireEvent.click(await screen.findByRole('button', { name: 'Explained' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alert')).toBe(alert);
  expect(alert.textContent).toBe('Explained');
});

it('Is enough by itself where what explains it does not come', async () => {
  const onRetry = vi.fn();
  render(noData({ kind: 'unknown', reason: 'offline' }, async () => false, onRetry));
  expect(screen.getByText('There is no connection. Please check your data or Wi-Fi.')).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('Has nothing to press that could move, and keeps its words where what explains it takes long', async () => {
  vi.useFakeTimers();
  let arrive = (_: boolean): void => {};
  render(noData({ ...closed, message: '' }, () => new Promise((resolve) => (arrive = resolve))));
  expect(screen.queryByRole('button')).toBeNull();
  await vi.advanceTimersByTimeAsync(1000);
  const retry = screen.getByRole('button', { name: 'Retry' });
  arrive(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(screen.getByRole('button')).toBe(retry);
  expect(screen.getByRole('alert').textContent).toContain('We could not do this.');
});
