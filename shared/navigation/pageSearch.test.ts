// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageSearch } from './pageSearch.ts';

const openAt = (address: string, state: unknown = null): void => history.replaceState(state, '', address);
const address = (): string => location.pathname + location.search + location.hash;
const kept = (): unknown => (history.state as { session?: unknown } | null)?.session;

beforeEach(() => openAt('/'));
afterEach(() => vi.restoreAllMocks());

describe('the session of an address', () => {
  it('is read, leaves the address with the headers, and stands beside the entry', () => {
    openAt('/repay?userId=7&lang=fil&building=b%201&x=1#/route');
    const query = new URLSearchParams(pageSearch());
    expect(Object.fromEntries(query)).toEqual({ userId: '7', building: 'b 1', lang: 'fil', x: '1' });
    expect(address()).toBe('/repay?lang=fil&x=1#/route');
    expect(kept()).toEqual({ userId: '7', building: 'b 1' });
  });

  it('is the same whenever it is read again, as after a reload', () => {
    openAt('/repay?userId=7&orderId=a%26b');
    for (let reads = 0; reads < 2; reads += 1) expect(pageSearch()).toBe('?userId=7&orderId=a%26b');
    expect(address()).toBe('/repay');
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

  it('keeps two spellings of the product apart', () => {
    openAt('/repay?productId=A&product_id=B');
    expect(new URLSearchParams(pageSearch()).get('product_id')).toBe('B');
  });

  it('that names nobody leaves the address and the history alone', () => {
    openAt('/promotion?id=%zz&utm_tag=a+b#/x', 'of another hand');
    const given = location.search;
    expect([...new URLSearchParams(pageSearch())]).toEqual([...new URLSearchParams(given)]);
    expect(location.search).toBe(given);
    expect(history.state).toBe('of another hand');
  });

  it('stays in the address where the browser refuses to change it', () => {
    openAt('/repay?userId=7');
    vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('too many', 'SecurityError');
    });
    expect(pageSearch()).toBe('?userId=7');
    expect(address()).toBe('/repay?userId=7');
  });
});
