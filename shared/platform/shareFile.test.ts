// @vitest-environment happy-dom

import { afterEach, expect, it, vi } from 'vitest';
import { browserPrint } from './shareFile.ts';

const BROWSER =
  'Mozilla/5.0 (Linux; Android 8.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/64.0 Mobile Safari/537.36';

const beIn = (userAgent: string, print: unknown) => {
  vi.stubGlobal('print', print);
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('A browser prints where it has the function', () => {
  const print = vi.fn();
  beIn(BROWSER, print);
  browserPrint()?.();
  expect(print).toHaveBeenCalledTimes(1);
  beIn(BROWSER, undefined);
  expect(browserPrint()).toBeUndefined();
});

it.each([
  ['a webview of Android', BROWSER.replace('Android 8.0', 'Android 8.0; wv'), {}],
  ['a webview of iOS', 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148', {}],
  ['the app', BROWSER, { loanApp: { postMessage: () => {} } }],
  ['the app on iOS', BROWSER, { webkit: { messageHandlers: { loanApp: { postMessage: () => {} } } } }],
])('%s does not, though it has the function', (_, userAgent, native) => {
  beIn(userAgent, () => {});
  for (const [name, app] of Object.entries(native)) vi.stubGlobal(name, app);
  expect(browserPrint()).toBeUndefined();
});
