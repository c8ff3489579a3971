import { expect, it, vi } from 'vitest';
import { loadLater } from './loadLater.ts';

it('Loads the rest of a page once, however many ask for it', async () => {
  const load = vi.fn(async () => 'rest');
  const later = loadLater(load);
  expect(later.$state.get()).toEqual({ kind: 'loading' });
  expect(await Promise.all([later.load(), later.load()])).toEqual(['rest', 'rest']);
  expect(await later.load()).toBe('rest');
  expect(load).toHaveBeenCalledTimes(1);
  expect(later.$state.get()).toEqual({ kind: 'ready', parts: 'rest' });
});

it('Says that the rest did not come until a later try brings it', async () => {
  const load = vi.fn(async () => 'rest');
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const later = loadLater(load);
  expect(await later.load()).toBeUndefined();
  expect(later.$state.get()).toEqual({ kind: 'failed' });
  const again = later.load();
  expect(later.$state.get()).toEqual({ kind: 'failed' });
  expect(await again).toBe('rest');
  expect(later.$state.get()).toEqual({ kind: 'ready', parts: 'rest' });
});

it.each([
  ['its files are gone, as those of an earlier build are', new Error('404'), true],
  ['there is no connection', new TypeError('Failed to fetch'), false],
])('Offers to open the page anew, or not, where %s', async (_, failure, isOffered) => {
  const reopen = () => {};
  const later = loadLater(() => Promise.reject(failure), reopen);
  await later.load();
  expect(later.$state.get()).toEqual({ kind: 'failed', reopen: isOffered ? reopen : undefined });
});
