// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { whenOpened } from './prerenderedPage.ts';
import { hydrate, type ScreenModel, type ScreenParts } from './start.tsx';

const drawAhead = vi.hoisted(() => vi.fn());
vi.mock('./drawAhead.ts', () => ({ drawAhead }));

const screen = {} as ScreenParts<ScreenModel>;

afterEach(() => {
  Reflect.deleteProperty(document, 'prerendering');
  drawAhead.mockClear();
});

it('A page that is prerendered is drawn by a part that follows, and is told how else it would begin', async () => {
  Object.assign(document, { prerendering: true });
  const run = vi.fn();
  whenOpened(run, screen);
  await expect.poll(() => drawAhead.mock.calls).toEqual([[screen, hydrate, run]]);
  expect(run).not.toHaveBeenCalled();
});

it('A page that is opened before that part has come begins like any other', async () => {
  Object.assign(document, { prerendering: true });
  const run = vi.fn();
  whenOpened(run, screen);
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(run).toHaveBeenCalledTimes(1);
  await expect.poll(() => drawAhead.mock.calls.length).toBe(1);
});

it('Any other page comes to life at once', () => {
  const run = vi.fn();
  whenOpened(run, screen);
  expect(run).toHaveBeenCalledTimes(1);
  expect(drawAhead).not.toHaveBeenCalled();
});
