import { describe, expect, it, vi } from 'vitest';
import type { NativeWindow } from '../bridge/webview.ts';
import { readParameters } from '../session/parameters.ts';
import { followLink } from './follow.ts';
import type { Places } from './places.ts';

const rules = { hosts: [], scheme: 'sampleloan' };

const platform = () => {
  const places = {
    origin: 'https://m.lender.example',
    search: '',
    assign: vi.fn<Places['assign']>(),
    replace: vi.fn<Places['replace']>(),
    reload: vi.fn<Places['reload']>(),
    back: vi.fn<Places['back']>(),
  };
  const toApp = vi.fn<(message: string) => void>();
  const native: NativeWindow = { loanApp: { postMessage: toApp } };
  return { places, toApp, host: { places, native, page: readParameters('') } };
};

describe('a link from an answer', () => {
  it('on the web is opened, and the borrower can come back', () => {
    const { places, host } = platform();
    expect(followLink(host, 'https://pay.example/x', rules)).toBe('leaving');
    expect(places.assign.mock.calls).toEqual([['https://pay.example/x']]);
    expect(places.replace).not.toHaveBeenCalled();
  });

  it('on the web takes the place of the page where that is asked for', () => {
    const { places, host } = platform();
    expect(followLink(host, '/order?orderId=1', rules, 'replace')).toBe('leaving');
    expect(places.replace.mock.calls).toEqual([['https://m.lender.example/order?orderId=1']]);
    expect(places.assign).not.toHaveBeenCalled();
  });

  it("under the brand's scheme is the app's to open", () => {
    const { places, toApp, host } = platform();
    expect(followLink(host, 'sampleloan://pay?id=1', rules)).toBe('handed');
    expect(toApp.mock.calls).toEqual([['{"action":"openPage","payload":{"url":"sampleloan://pay?id=1"}}']]);
    expect(places.assign).not.toHaveBeenCalled();
  });

  it.each(['javascript:alert(1)', 'otherapp://x', '//evil.example', ''])('%j is refused, and nothing moves', (raw) => {
    const { places, toApp, host } = platform();
    expect(followLink(host, raw, rules)).toBe('refused');
    expect(places.assign).not.toHaveBeenCalled();
    expect(places.replace).not.toHaveBeenCalled();
    expect(toApp).not.toHaveBeenCalled();
  });
});
