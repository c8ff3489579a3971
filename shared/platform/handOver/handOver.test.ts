// @vitest-environment happy-dom

import { expect, it, vi } from 'vitest';
import { watchChooser } from '../../features/complaint/EvidencePicker.tsx';
import { copyText } from './handOver.ts';
import { saveFile, shareFile } from './shareFile.ts';

const BROWSER =
  'Mozilla/5.0 (Linux; Android 8.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/64.0 Mobile Safari/537.36';

const beIn = (userAgent: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);

it.each([
  ['a webview of Android', BROWSER.replace('Android 8.0', 'Android 8.0; wv'), {}],
  ['a webview of iOS', 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148', {}],
  ['the app', BROWSER, { loanApp: { postMessage: () => {} } }],
  ['the app on iOS', BROWSER, { webkit: { messageHandlers: { loanApp: { postMessage: () => {} } } } }],
])('%s saves no file', (_, userAgent, native) => {
  beIn(userAgent);
  for (const [name, app] of Object.entries(native)) vi.stubGlobal(name, app);
  expect(saveFile(new File([''], 'payments.ics'))).toBe(false);
});

const never = () => new Promise<void>(() => {});

it.each([
  ['never answers', { writeText: never }],
  ['refuses', { writeText: () => Promise.reject(new Error('NotAllowedError')) }],
  ['is not there', undefined],
])('A clipboard that %s is told from one that has the text', async (_, clipboard) => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { clipboard });
  Object.assign(document, { execCommand: () => false });
  const copying = copyText('7100');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await copying).toBe(false);
});

const calendar = new File([''], 'payments.ics');

it('A share sheet that never settles is asked for once, then the next way is offered', async () => {
  vi.useFakeTimers();
  const ask = vi.fn(never);
  vi.stubGlobal('navigator', { share: ask, canShare: () => true });
  const onSlow = vi.fn();
  void shareFile(calendar, onSlow);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([ask, onSlow].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it('A share sheet that settles at once offers nothing else', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { share: async () => {}, canShare: () => true });
  const onSlow = vi.fn();
  expect(await shareFile(calendar, onSlow)).toBe('shared');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onSlow).not.toHaveBeenCalled();
});

it.each([
  ['on Android that opens nothing is told', BROWSER, undefined, 1],
  ['on Android that opens a chooser is not', BROWSER, 'blur', 0],
  ['on Android that has given a file is not', BROWSER, 'change', 0],
  ['on Android that lies behind another app is not', BROWSER, 'visibilitychange', 0],
  ['on iOS, where the page keeps the focus, is not', BROWSER.replace('Linux; Android', 'iPhone; iOS'), undefined, 0],
])('An app %s', (_, userAgent, sign, times) => {
  vi.useFakeTimers();
  beIn(userAgent);
  const onNothing = vi.fn();
  watchChooser(onNothing);
  if (sign) dispatchEvent(new Event(sign));
  vi.advanceTimersByTime(10_000);
  expect(onNothing).toHaveBeenCalledTimes(times);
});
