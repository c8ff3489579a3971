// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import type { EarlyWindow } from '../api/earlyCall.ts';
import { whenOpened } from './prerenderedPage.ts';
import { hydrate, type ScreenModel, type ScreenParts } from './start.tsx';

const drawAhead = vi.hoisted(() => vi.fn());
vi.mock('./drawAhead.ts', () => ({ drawAhead }));

const screen = {} as ScreenParts<ScreenModel>;

afterEach(() => {
  Reflect.deleteProperty(document, 'prerendering');
  drawAhead.mockClear();
  vi.restoreAllMocks();
});

it('A page that is prerendered is drawn by a part that follows, and is told how else it would begin', async () => {
  Object.assign(document, { prerendering: true });
  const run = vi.fn();
  whenOpened(run, screen);
  await expect.poll(() => drawAhead.mock.calls).toEqual([[screen, hydrate, expect.any(Function)]]);
  expect(run).not.toHaveBeenCalled();
});

it.each([
  ['begins like any other, with what the head has asked for', 9_000, true],
  ['asks anew where the head has asked for it long before', 11_000, false],
])('A page that is opened before that part has come %s', async (_, afterMs, isTaken) => {
  Object.assign(document, { prerendering: true });
  const host: EarlyWindow = Object.assign(window, {
    loanEarly: { key: '', response: new Promise<Response>(() => {}) },
  });
  vi.spyOn(Date, 'now').mockReturnValue(performance.timeOrigin + afterMs);
  const run = vi.fn();
  whenOpened(run, screen);
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(run).toHaveBeenCalledTimes(1);
  expect(!!host.loanEarly).toBe(isTaken);
  await expect.poll(() => drawAhead.mock.calls.length).toBe(1);
});

it('Any other page comes to life at once', () => {
  const run = vi.fn();
  whenOpened(run, screen);
  expect(run).toHaveBeenCalledTimes(1);
  expect(drawAhead).not.toHaveBeenCalled();
});
