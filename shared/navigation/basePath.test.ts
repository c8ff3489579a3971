import { afterEach, describe, expect, it, vi } from 'vitest';

const origin = 'https://m.lender.example';

/** Imports the modules that work with addresses, as in a build with this base path. */
const below = async (path: string) => {
  vi.resetModules();
  vi.stubGlobal('__BASE_PATH__', path);
  const { pageAt } = await import('./pageAt.ts');
  const { pathOf } = await import('./screens.ts');
  const { isOrderHere } = await import('./isOrderHere.ts');
  return { at: (address: string) => pageAt(new URL(origin + address), origin), pathOf, isOrderHere };
};
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('pages below a path', () => {
  it('are known by what stands behind it, in whichever way a host reads that', async () => {
    const { at } = await below('/My/app');
    for (const address of ['/My/app', '/My/app/', '/my//APP/index.html'])
      expect([address, at(address)]).toEqual([address, '']);
    for (const address of ['/My/app/error', '/My//app/%65rror/', '/my/app/Error.html'])
      expect([address, at(address)]).toEqual([address, 'error']);
    for (const address of ['/', '/error', '/My/apple/error', '/My'])
      expect([address, at(address)]).toEqual([address, undefined]);
  });

  it('begin with it, and the order’s own is known there', async () => {
    const { pathOf, isOrderHere } = await below('/app');
    expect([pathOf('home'), pathOf('repay')]).toEqual(['/app/', '/app/repay']);
    vi.stubGlobal('location', { pathname: '/app/order/' });
    expect(isOrderHere()).toBe(true);
    vi.stubGlobal('location', { pathname: '/app/repay' });
    expect(isOrderHere()).toBe(false);
  });
});
