import { afterEach, expect, it, vi } from 'vitest';
import { browserSubmissionLog } from './submissionLog.ts';

afterEach(() => void vi.unstubAllGlobals());

/** Stubs the Web Locks API; other tabs hold the locks with these names. @returns the requested locks. */
const locksHeld = (...names: string[]) => {
  const asked: unknown[] = [];
  const request = async (name: string, options: object, run: (lock: object | null) => unknown) => {
    asked.push([name, options]);
    return run(names.includes(name) ? null : { name });
  };
  vi.stubGlobal('navigator', { locks: { request } });
  return asked;
};

it('sends nothing while another tab holds the lock of this want', async () => {
  const asked = locksHeld('repay:7:order:1');
  const run = vi.fn(async () => 'sent');
  expect(await browserSubmissionLog().exclusive('repay:7:order:1', run)).toBeUndefined();
  expect(run).not.toHaveBeenCalled();
  expect(asked).toEqual([['repay:7:order:1', { ifAvailable: true }]]);
});

it('sends once, and answers what comes of it, where no other tab holds it', async () => {
  locksHeld('repay:7:order:2');
  const run = vi.fn(async () => 'sent');
  expect(await browserSubmissionLog().exclusive('repay:7:order:1', run)).toBe('sent');
  expect(run).toHaveBeenCalledTimes(1);
});

it('sends once where the browser has no locks, or they fail', async () => {
  const run = vi.fn(async () => 'sent');
  vi.stubGlobal('navigator', {});
  expect(await browserSubmissionLog().exclusive('a', run)).toBe('sent');
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new DOMException('no', 'SecurityError')) } });
  expect(await browserSubmissionLog().exclusive('a', run)).toBe('sent');
  expect(run).toHaveBeenCalledTimes(2);
});
