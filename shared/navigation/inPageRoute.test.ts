// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browserRouteDocument, browserRoutes, readRoute } from './inPageRoute.ts';

describe('the hash of an address', () => {
  it.each([
    ['', '', ''],
    ['#', '', ''],
    ['#/', '', ''],
    ['#/alipayrepayment', 'alipayrepayment', ''],
    ['#alipayrepayment', 'alipayrepayment', ''],
    ['#/borrowDetail?productId=2001&orderId=170001', 'borrowDetail', 'productId=2001&orderId=170001'],
    ['#/?bound', '', 'bound'],
  ])('%j is the route %j with the query %j', (hash, name, query) => {
    expect(readRoute(hash)).toEqual({ name, query });
  });
});

describe("the browser's address bar", () => {
  beforeEach(() => {
    history.replaceState(null, '', '/repaymentMethod?userId=7');
  });

  it('opens a route behind the address, to which the way back leads', () => {
    browserRoutes.go('alipayrepayment');
    expect(location.href).toMatch(/\/repaymentMethod\?userId=7#\/alipayrepayment$/);
    expect(browserRoutes.current()).toEqual({ name: 'alipayrepayment', query: '' });
  });

  it('opens a route in the place of another', () => {
    const replace = vi.spyOn(location, 'replace').mockImplementation(() => {});
    browserRoutes.replace('borrowDetail?orderId=9');
    expect(replace).toHaveBeenCalledWith('#/borrowDetail?orderId=9');
  });

  it('hands over to the document that serves the route, with the whole address', () => {
    const replace = vi.spyOn(location, 'replace').mockImplementation(() => {});
    history.replaceState(null, '', '/repaymentMethod?userId=7#/borrowDetail?orderId=9');
    browserRoutes.redirect();
    expect(replace).toHaveBeenCalledWith('/borrowDetail?userId=7#/borrowDetail?orderId=9');
  });

  it("a route's document takes the page's address, and keeps the route that is there", () => {
    history.replaceState(null, '', '/borrowDetail?userId=7#/borrowDetail?orderId=9');
    browserRouteDocument.claimRoute('repaymentMethod', 'borrowDetail');
    expect(location.href).toMatch(/\/repaymentMethod\?userId=7#\/borrowDetail\?orderId=9$/);
  });

  it('and names its route where it was opened without one', () => {
    history.replaceState(null, '', '/addnormalcard?userId=7');
    browserRouteDocument.claimRoute('repaymentMethod', 'addnormalcard');
    expect(location.href).toMatch(/\/repaymentMethod\?userId=7#\/addnormalcard$/);
  });

  it('any other route loads the page anew', () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    browserRouteDocument.claimRoute('repaymentMethod', 'addnormalcard');
    dispatchEvent(new Event('hashchange'));
    expect(reload).toHaveBeenCalled();
  });
});
