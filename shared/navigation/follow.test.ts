import { describe, expect, it, vi } from 'vitest';
import type { SendToApp } from '../bridge/bridge.ts';
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
  return { places, sendToApp: vi.fn<SendToApp>() };
};

describe('a link from an answer', () => {
  it('on the web is opened, and the borrower can come back', () => {
    const { places, sendToApp } = platform();
    expect(followLink({ places, sendToApp }, 'https://pay.example/x', rules)).toBe('leaving');
    expect(places.assign.mock.calls).toEqual([['https://pay.example/x']]);
    expect(places.replace).not.toHaveBeenCalled();
  });

  it('on the web takes the place of the page where that is asked for', () => {
    const { places, sendToApp } = platform();
    expect(followLink({ places, sendToApp }, '/order?orderId=1', rules, 'replace')).toBe('leaving');
    expect(places.replace.mock.calls).toEqual([['https://m.lender.example/order?orderId=1']]);
    expect(places.assign).not.toHaveBeenCalled();
  });

  it("under the brand's scheme is the app's to open", () => {
    const { places, sendToApp } = platform();
    expect(followLink({ places, sendToApp }, 'sampleloan://pay?id=1', rules)).toBe('handed');
    expect(sendToApp.mock.calls.map(([{ message }]) => message)).toEqual([
      { action: 'openPage', payload: { url: 'sampleloan://pay?id=1' } },
    ]);
    expect(places.assign).not.toHaveBeenCalled();
  });

  it.each(['javascript:alert(1)', 'otherapp://x', '//evil.example', ''])('%j is refused, and nothing moves', (raw) => {
    const { places, sendToApp } = platform();
    expect(followLink({ places, sendToApp }, raw, rules)).toBe('refused');
    expect(places.assign).not.toHaveBeenCalled();
    expect(places.replace).not.toHaveBeenCalled();
    expect(sendToApp).not.toHaveBeenCalled();
  });
});
