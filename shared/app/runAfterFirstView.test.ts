// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

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

const timesRun = (): number => document.body.querySelectorAll(':scope > i').length;
const open = async (): Promise<void> => {
  await import('./runAfterFirstView.ts');
  // The document is not whole before.
  expect(timesRun()).toBe(0);
  dispatchEvent(new Event('DOMContentLoaded'));
};

it('The script runs in the task after the first frame, once', async () => {
  await open();
  vi.advanceTimersByTime(199);
  expect(timesRun()).toBe(0);
  frame?.();
  expect(timesRun()).toBe(0);
  vi.advanceTimersByTime(0);
  expect(timesRun()).toBe(1);
  vi.advanceTimersByTime(1000);
  expect(timesRun()).toBe(1);
});

it('It runs after a while where there is no frame', async () => {
  await open();
  vi.advanceTimersByTime(200);
  expect(timesRun()).toBe(1);
});

it('It runs at once where the head has sent no call, for what the tab holds', async () => {
  vi.stubGlobal('loanEarly', undefined);
  await open();
  expect(timesRun()).toBe(1);
});

it('It runs at once in a page that nobody sees', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await open();
  expect(timesRun()).toBe(1);
});
