// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { whenOpened } from './prerenderedPage.ts';
import type { ScreenModel, ScreenParts } from './start.tsx';

const drawAhead = vi.hoisted(() => vi.fn());
vi.mock('./drawAhead.ts', () => ({ drawAhead }));

const screen = {} as ScreenParts<ScreenModel>;
const open = (): void => {
  Reflect.deleteProperty(document, 'prerendering');
  document.dispatchEvent(new Event('prerenderingchange'));
};

afterEach(() => {
  Reflect.deleteProperty(document, 'prerendering');
  drawAhead.mockClear();
});

it('A page that is prerendered is drawn by a part that follows, which takes it over', async () => {
  Object.assign(document, { prerendering: true });
  const run = vi.fn();
  whenOpened(run, screen);
  await expect.poll(() => drawAhead.mock.calls.length).toBe(1);
  expect(drawAhead.mock.calls[0]?.[0]).toBe(screen);
  open();
  expect(run).not.toHaveBeenCalled();
});

it('A page that is opened before that part has come begins like any other, once', async () => {
  Object.assign(document, { prerendering: true });
  const run = vi.fn();
  whenOpened(run, screen);
  open();
  expect(run).toHaveBeenCalledTimes(1);
  await new Promise((resolve) => setTimeout(resolve));
  expect(drawAhead).not.toHaveBeenCalled();
});

it('Any other page comes to life at once', () => {
  const run = vi.fn();
  whenOpened(run, screen);
  expect(run).toHaveBeenCalledTimes(1);
  expect(drawAhead).not.toHaveBeenCalled();
});
