// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let frame: (() => void) | undefined;

beforeEach(() => {
  vi.stubGlobal('loanEarly', {});
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    frame = run;
  });
  document.body.innerHTML = '<template><i>script</i></template>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = () => import('./runAfterFirstView.ts');
// Promises have run afterwards.
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const parse = async (): Promise<void> => {
  dispatchEvent(new Event('DOMContentLoaded'));
  await pass(0);
};
const timesRun = (): number => document.body.querySelectorAll(':scope > i').length;

it('The script runs in the task after the first frame, once', async () => {
  await open();
  await parse();
  await pass(499);
  expect(timesRun()).toBe(0);
  frame?.();
  expect(timesRun()).toBe(0);
  await pass(0);
  expect(timesRun()).toBe(1);
  await pass(1000);
  expect(timesRun()).toBe(1);
});

it('It runs when the document is whole, if the first frame was before', async () => {
  await open();
  frame?.();
  await pass(1000);
  expect(timesRun()).toBe(0);
  await parse();
  expect(timesRun()).toBe(1);
});

it('It runs after a while where there is no frame', async () => {
  await open();
  await parse();
  await pass(500);
  expect(timesRun()).toBe(1);
});

it('It runs at once where the head has sent no call, for what the tab holds', async () => {
  vi.stubGlobal('loanEarly', undefined);
  await open();
  await parse();
  expect(timesRun()).toBe(1);
});

it('It runs at once in a page that nobody sees', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await open();
  await parse();
  expect(timesRun()).toBe(1);
});
