// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/preact';
import { render as renderAlone } from 'preact';
import { afterEach, expect, it, vi } from 'vitest';
import { lateComponent } from './lateComponent.tsx';

const Word = ({ word }: { readonly word: string }) => <p>{word}</p>;

afterEach(cleanup);

it('A late component stands in its place once its part is there, with the props that it has by then', async () => {
  const { Late } = lateComponent(async () => Word);
  const { container, rerender } = render(<Late word="early" onFailed={() => {}} />);
  expect(container.textContent).toBe('');
  rerender(<Late word="late" onFailed={() => {}} />);
  expect(await screen.findByText('late')).toBeTruthy();
});

it('A late component that was loaded ahead is there at once', async () => {
  const { Late, loadAhead } = lateComponent(async () => Word);
  loadAhead();
  await new Promise((resolve) => setImmediate(resolve));
  render(<Late word="at once" onFailed={() => {}} />);
  expect(screen.getByText('at once')).toBeTruthy();
});

it('A late component that does not come says so, and the next one tries again', async () => {
  const load = vi.fn(async () => Word);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { Late } = lateComponent(load);
  const onFailed = vi.fn();
  const { unmount } = render(<Late word="never" onFailed={onFailed} />);
  await expect.poll(() => onFailed).toHaveBeenCalledTimes(1);
  unmount();
  render(<Late word="in the end" onFailed={onFailed} />);
  expect(await screen.findByText('in the end')).toBeTruthy();
});

it('A late component that is wanted while an attempt of before is failing makes one of its own', async () => {
  const load = vi.fn(async () => Word);
  let fail = (_: Error) => {};
  const failing = new Promise<typeof Word>((_, reject) => {
    fail = reject;
  });
  load.mockReturnValueOnce(failing);
  const { Late, loadAhead } = lateComponent(load);
  loadAhead();
  // What loads a part does so once for all who ask meanwhile.
  load.mockReturnValueOnce(failing);
  const onFailed = vi.fn();
  render(<Late word="wanted" onFailed={onFailed} />);
  fail(new TypeError('Failed to fetch'));
  expect(await screen.findByText('wanted')).toBeTruthy();
  expect(onFailed).not.toHaveBeenCalled();
});

it('A late component whose part arrives between its rendering and its effects is there all the same', async () => {
  const { Late, loadAhead } = lateComponent(async () => Word);
  const box = document.createElement('div');
  loadAhead();
  // Without Testing Library, which runs effects at once: in a browser they run after the next frame.
  renderAlone(<Late word="in between" onFailed={() => {}} />, box);
  await expect.poll(() => box.textContent).toBe('in between');
});
