// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browserRouteDocument, browserRoutes, readRoute } from './inPageRoute.ts';

it.each([
  ['', '', ''],
  ['#alipayrepayment', 'alipayrepayment', ''],
  ['#/borrowDetail?productId=2001&orderId=170001', 'borrowDetail', 'productId=2001&orderId=170001'],
  ['#/?bound', '', 'bound'],
])('the hash %j is the route %j with the query %j', (hash, name, query) => {
  expect(readRoute(hash)).toEqual({ name, query });
});

describe("the browser's address bar", () => {
  beforeEach(() => {
    vi.restoreAllMocks();
    history.replaceState(null, '', '/repaymentMethod?userId=7');
  });

  it('opens a route behind the address, to which the way back leads', () => {
    browserRoutes.go('alipayrepayment');
    expect(location.href).toMatch(/\/repaymentMethod\?userId=7#\/alipayrepayment$/);
    expect(browserRoutes.current()).toEqual({ name: 'alipayrepayment', query: '' });
  });

  it('opens a route in the place of another, and hands over to the document that serves it, with the whole address', () => {
    const replace = vi.spyOn(location, 'replace').mockImplementation(() => {});
    browserRoutes.replace('borrowDetail?orderId=9');
    expect(replace).toHaveBeenLastCalledWith('#/borrowDetail?orderId=9');
    // The session has left the address.
    history.replaceState({ session: { userId: '7' } }, '', '/repaymentMethod#/borrowDetail?orderId=9');
    browserRoutes.redirect();
    expect(replace).toHaveBeenLastCalledWith('/borrowDetail?userId=7#/borrowDetail?orderId=9');
  });

  it.each([
    ['keeps the route that is there', '/borrowDetail?userId=7#/borrowDetail?orderId=9', '#/borrowDetail?orderId=9'],
    ['names its route where it was opened without one', '/borrowDetail?userId=7', '#/borrowDetail'],
  ])("a route's document takes the page's address, and %s", (_, opened, hash) => {
    history.replaceState(null, '', opened);
    browserRouteDocument.claimRoute('repaymentMethod', 'borrowDetail');
    expect(location.pathname + location.search + location.hash).toBe(`/repaymentMethod?userId=7${hash}`);
  });

  it('any other route loads the page anew', () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    browserRouteDocument.claimRoute('repaymentMethod', 'addnormalcard');
    expect(reload).not.toHaveBeenCalled();
    dispatchEvent(new Event('hashchange'));
    expect(reload).toHaveBeenCalled();
  });

  it('a route that the app has changed before its document runs loads the page anew', () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    history.replaceState(null, '', '/borrowDetail?userId=7#/');
    browserRouteDocument.claimRoute('repaymentMethod', 'borrowDetail');
    expect(location.pathname + location.hash).toBe('/repaymentMethod#/');
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
