// @vitest-environment happy-dom

import { act, render, screen } from '@testing-library/preact';
import { beforeEach, expect, it, vi } from 'vitest';
import { SlowNotice } from './Skeleton.tsx';

const SAID = 'Still loading: slow connection…';
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

beforeEach(() => void vi.useFakeTimers());
it('SlowNotice shows its word after eight seconds, in the region that stood there from the start', async () => {
  render(<SlowNotice first="Loading…" />);
  const region = screen.getByRole('status');
  await wait(7_999);
  expect([region.textContent, region.className]).toEqual(['Loading…', 'offscreen']);
  await wait(1);
  expect([region.textContent, region.className]).toEqual([SAID, '']);
  expect(screen.getByRole('status')).toBe(region);
});

it('SlowNotice leaves no timer behind when it is unmounted', async () => {
  const { unmount } = render(<SlowNotice />);
  expect(vi.getTimerCount()).toBe(1);
  await act(() => {
    unmount();
  });
  expect(vi.getTimerCount()).toBe(0);
});
