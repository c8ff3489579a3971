import { describe, expect, it, vi } from 'vitest';
import type { NativeWindow } from '../../bridge/webview.ts';
import type { Navigator } from '../../navigation/navigator.ts';
import { readParameters } from '../../session/parameters.ts';
import { followSafeLink } from './followSafeLink.ts';

const rules = { hosts: [], scheme: 'sampleloan' };

const platform = () => {
  const navigator = {
    origin: 'https://m.lender.example',
    search: '',
    assign: vi.fn<Navigator['assign']>(),
    replace: vi.fn<Navigator['replace']>(),
    reload: vi.fn<Navigator['reload']>(),
    back: vi.fn<Navigator['back']>(),
  };
  const toApp = vi.fn<(message: string) => void>();
  const native: NativeWindow = { loanApp: { postMessage: toApp } };
  return { navigator, toApp, host: { navigator, native, page: readParameters('') } };
};

describe('a link from an answer', () => {
  it('on the web is opened, and the borrower can come back', () => {
    const { navigator, host } = platform();
    expect(followSafeLink(host, 'https://pay.example/x', rules)).toBe('leaving');
    expect(navigator.assign.mock.calls).toEqual([['https://pay.example/x']]);
    expect(navigator.replace).not.toHaveBeenCalled();
  });

  it('on the web takes the place of the page where that is asked for', () => {
    const { navigator, host } = platform();
    expect(followSafeLink(host, '/order?orderId=1', rules, 'replace')).toBe('leaving');
    expect(navigator.replace.mock.calls).toEqual([['https://m.lender.example/order?orderId=1']]);
    expect(navigator.assign).not.toHaveBeenCalled();
  });

  it("under the brand's scheme is the app's to open", () => {
    const { navigator, toApp, host } = platform();
    expect(followSafeLink(host, 'sampleloan://pay?id=1', rules)).toBe('handed');
    expect(toApp.mock.calls).toEqual([['{"action":"openPage","payload":{"url":"sampleloan://pay?id=1"}}']]);
    expect(navigator.assign).not.toHaveBeenCalled();
  });

  it.each(['javascript:alert(1)', 'otherapp://x', '//evil.example', ''])('%j is refused, and nothing moves', (raw) => {
    const { navigator, toApp, host } = platform();
    expect(followSafeLink(host, raw, rules)).toBe('refused');
    expect(navigator.assign).not.toHaveBeenCalled();
    expect(navigator.replace).not.toHaveBeenCalled();
    expect(toApp).not.toHaveBeenCalled();
  });
});
