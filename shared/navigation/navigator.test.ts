// @vitest-environment happy-dom

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browserNavigator, pageSearch } from './navigator.ts';

const browser = (historyLength: number) => {
  const location = {
    origin: 'https://m.lender.example',
    href: 'https://m.lender.example/repay?userId=7',
    search: '?userId=7',
    assign: vi.fn(),
    replace: vi.fn(),
    reload: vi.fn(),
  };
  const history = { length: historyLength, back: vi.fn(), state: null };
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', history);
  return { location, history, navigator: browserNavigator() };
};

describe("the browser's address bar and history", () => {
  it('are read and moved', () => {
    const { location, navigator } = browser(1);
    expect([navigator.origin, navigator.search]).toEqual(['https://m.lender.example', '?userId=7']);
    navigator.assign('/a');
    navigator.replace('/b');
    navigator.reload();
    expect(location.assign).toHaveBeenCalledWith('/a');
    expect(location.replace).toHaveBeenCalledWith('/b');
    expect(location.reload).toHaveBeenCalledOnce();
  });

  it.each([
    [2, true],
    [1, false],
  ])('lead back where there is somewhere to go, and say so: with %i entries, %j', (entries, canGo) => {
    const { history, navigator } = browser(entries);
    expect(navigator.back()).toBe(canGo);
    expect(history.back).toHaveBeenCalledTimes(canGo ? 1 : 0);
  });
});

describe('pageSearch', () => {
  const openAt = (address: string, state: unknown = null): void => history.replaceState(state, '', address);
  const address = (): string => location.pathname + location.search + location.hash;
  const kept = (): unknown => (history.state as { session?: unknown } | null)?.session;

  beforeEach(() => openAt('/'));
  describe('the session of an address', () => {
    it('is read, leaves the address with the headers, and stands beside the entry', () => {
      openAt('/repay?userId=7&lang=fil&building=b%201&x=1#/route');
      const query = new URLSearchParams(pageSearch());
      expect(Object.fromEntries(query)).toEqual({ userId: '7', building: 'b 1', lang: 'fil', x: '1' });
      expect(address()).toBe('/repay?lang=fil&x=1#/route');
      expect(kept()).toEqual({ userId: '7', building: 'b 1' });
    });

    it('counts instead of what is kept, whole, and leaves what others keep beside the entry', () => {
      openAt('/repay?orderId=2', { held: 2, sent: [1], session: { userId: '7', orderId: '1' } });
      expect(pageSearch()).toBe('?orderId=2');
      expect(history.state).toEqual({ held: 2, sent: [1], session: { orderId: '2' } });
    });

    it('leaves with a name that is percent-encoded, and with the others of its name', () => {
      openAt('/repay?user%49d=7&userId=8&sessionId=');
      expect(pageSearch()).toBe('?userId=7');
      expect(address()).toBe('/repay');
    });

    it('that names nobody leaves the address and the history alone', () => {
      openAt('/promotion?id=%zz&utm_tag=a+b#/x', 'of another hand');
      const given = location.search;
      expect([...new URLSearchParams(pageSearch())]).toEqual([...new URLSearchParams(given)]);
      expect(location.search).toBe(given);
      expect(history.state).toBe('of another hand');
    });

    it('stays in the address, and counts whole, where the browser refuses to change it', () => {
      openAt('/repay?userId=7', { session: { orderId: '1' } });
      vi.spyOn(history, 'replaceState').mockImplementation(() => {
        throw new DOMException('too many', 'SecurityError');
      });
      expect(pageSearch()).toBe('?userId=7');
      expect(address()).toBe('/repay?userId=7');
    });
  });
});
