import { afterEach, describe, expect, it, vi } from 'vitest';
import { readParameters } from '../session/parameters.ts';
import { screenMeant } from './screenMeant.ts';
import { addressOf, codeAddressOf, pathOf, SCREENS } from './screens.ts';

it('no released address is missing', () => {
  // Released apps, messages and ads link to these: none may change.
  const released = [
    '/',
    '/About',
    '/Contact',
    '/Loan',
    '/Policy',
    '/User',
    '/aboutUs',
    '/bindBank',
    '/carpmm',
    '/complainDetails',
    '/complainPageNext',
    '/complaint',
    '/complaintList',
    '/confirmOfPeriod',
    '/customerService',
    '/error',
    '/loanAgreement',
    '/loanConfirm',
    '/loanDetail',
    '/myDocuments',
    '/newLoanConfirm',
    '/order',
    '/paymentInstructions',
    '/paymentReminders',
    '/privacyPolicy',
    '/promotion',
    '/repay',
    '/repayDelay',
    '/repaymentMethod',
    '/repaymentOfCode',
    '/repaymentOfCode2',
  ];
  expect(SCREENS.map(pathOf)).toEqual(expect.arrayContaining(released));
});

describe('basePath', () => {
  const origin = 'https://m.lender.example';

  /** Imports the modules that work with addresses, as in a build with this base path. */
  const below = async (path: string) => {
    vi.resetModules();
    vi.stubGlobal('__BASE_PATH__', path);
    const { pageAt } = await import('./safeUrl.ts');
    const { pathOf } = await import('./screens.ts');
    const { isOrderHere } = await import('./ownAddress.ts');
    return { at: (address: string) => pageAt(new URL(origin + address), origin), pathOf, isOrderHere };
  };
  afterEach(() => {
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
});

describe('open', () => {
  const page = readParameters('?userId=7&appName=Sample+Loan%26Co&product_id=9&building=b%2F1&eyes=e&lang=fil&token=x');

  describe('a move to another page', () => {
    it('takes the session, the headers and the language along, and no stranger', () => {
      expect(addressOf(page, 'repay')).toBe(
        '/repay?userId=7&appName=Sample%20Loan%26Co&product_id=9&productId=9&building=b%2F1&eyes=e&lang=fil',
      );
    });

    it('adds what the next page needs, each name once', () => {
      expect(addressOf(readParameters('?userId=7&source=push'), 'bindBank', { source: 'loanDetail', a: 'b c' })).toBe(
        '/bindBank?userId=7&source=loanDetail&a=b%20c',
      );
    });

    it('leads to a code, or to that of a rollover', () => {
      const of7 = readParameters('?userId=7');
      expect(codeAddressOf(of7, false)).toBe('/repaymentOfCode2?userId=7');
      expect(codeAddressOf(of7, true)).toBe('/repaymentOfCode2?userId=7&isDelay=1');
    });

    it('leaves out what is absent or empty, and has no question mark where there is nothing to take along', () => {
      const nothing = { problemSonType: undefined, orderNo: '' };
      expect(addressOf(readParameters('?userId=7'), 'complainPageNext', nothing)).toBe('/complainPageNext?userId=7');
      expect(addressOf(readParameters(''), 'home')).toBe('/');
      expect(addressOf(readParameters(''), 'order', nothing)).toBe('/order');
    });
  });
});

it.each([
  ['/Repay', '?orderId=1', '/repay?orderId=1'],
  ['/repay.', '', '/repay'],
  ['/repay%E2%80%8B', '?orderId=1', '/repay?orderId=1'],
  ['/repay%3ForderId%3D1%26productId%3D9', '', '/repay?orderId=1&productId=9'],
  ['/repays', '?orderId=1', undefined],
  ['/repay', '?orderId=1', undefined],
])('A link to %s%s meant %s', (pathname, search, meant) => {
  expect(screenMeant(pathname, search)).toBe(meant);
});
