// @vitest-environment happy-dom

import { expect, it, vi } from 'vitest';
import { watchChooser } from '../../features/complaint/EvidencePicker.tsx';
import { giveFile, takesFile } from './giveFile.ts';
import { copyText } from './handOver.ts';

const BROWSER =
  'Mozilla/5.0 (Linux; Android 8.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/64.0 Mobile Safari/537.36';

const beIn = (userAgent: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);

const file = new File([''], 'payments.ics');

it.each([
  ['a webview of Android', BROWSER.replace('Android 8.0', 'Android 8.0; wv'), {}],
  ['a webview of iOS', 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148', {}],
  ['the app', BROWSER, { loanApp: { postMessage: () => {} } }],
  ['the app on iOS', BROWSER, { webkit: { messageHandlers: { loanApp: { postMessage: () => {} } } } }],
])('%s saves no file: it takes one where it can share it', async (_, userAgent, native) => {
  beIn(userAgent);
  for (const [name, app] of Object.entries(native)) vi.stubGlobal(name, app);
  expect(takesFile(file)).toBe(false);
  const share = vi.fn(async () => {});
  Object.assign(navigator, { share, canShare: () => true });
  expect([takesFile(file), await giveFile(file), share.mock.calls]).toEqual([true, 'shared', [[{ files: [file] }]]]);
  for (const [error, given] of [
    ['AbortError', 'shared'],
    ['NotAllowedError', 'refused'],
  ] as const) {
    share.mockRejectedValueOnce(new DOMException('', error));
    expect(await giveFile(file)).toBe(given);
  }
  Object.assign(navigator, { share: undefined, canShare: undefined });
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
