import type { Request } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { answerWith, breakLine } from './support/answers.ts';
import { putInApp, watchMoves } from './support/app.ts';
import { answerOrder } from './support/order.ts';
import { partsOf, placeOf, standIn } from './support/standIn.ts';

const TIP_SEEN = 'loan:default:bankTipSeen';
const EVENT_PATH = '/service/event/save';

test.describe('A borrower goes to repay', () => {
  for (const [button, path, borrower] of [
    ['REPAY', '/repay', borrowers.dueSoonWithDelay],
    ['Rollover Repayment', '/repayDelay', borrowers.dueSoonWithDelay],
    ['Repayment', '/repay', borrowers.instalments],
    ['Repayment', '/repay', borrowers.overdueInstalments],
  ] as const) {
    test(`by '${button}' of order ${borrower.orderId}, with the whole session`, async ({ page, open }) => {
      await standIn(page, path);
      const carried = {
        ...borrower,
        couponId: 'c/1',
        building: 'b1',
        gather: 'g1',
        swift: 's1',
        eyes: 'e1',
        lang: 'en',
      };
      await open('loanDetail', carried, { utm_tag: 'summer' });
      await page.getByRole('button', { name: button, exact: true }).click();
      await expect(page).toHaveTitle('Elsewhere');
      expect(await placeOf(page)).toEqual({ path, query: { ...carried, product_id: borrower.productId } });
      const kept = JSON.parse((await page.evaluate((key) => sessionStorage.getItem(key), TIP_SEEN)) ?? '');
      const { userId, orderId, productId } = borrower;
      expect(kept).toMatchObject({ v: 1, data: { userId, orderId, productId } });
    });
  }

  test('and at the touch of a finger the page that it leads to is on its way', async ({ page, open, journal }) => {
    await open('loanDetail', borrowers.dueSoonWithDelay);
    const button = page.getByRole('button', { name: 'REPAY', exact: true });
    await expect(button).toBeVisible();
    const ahead = page.waitForRequest((request) => partsOf(request.url()).path === '/repay');
    await button.dispatchEvent('touchstart');
    expect((await ahead).isNavigationRequest()).toBe(false);
    await button.tap();
    await expect(page.getByText('₱3,200.00').first()).toBeVisible();
    expect(journal.calls).toHaveLength(2);
  });

  test('and the tip counts as seen only then', async ({ page, open }) => {
    await open('loanDetail', borrowers.instalments);
    await expect(page.getByRole('button', { name: 'Repayment', exact: true })).toBeVisible();
    expect(await page.evaluate((key) => sessionStorage.getItem(key), TIP_SEEN)).toBeNull();
  });

  test('and comes back to an order that is read again', async ({ page, open, journal }) => {
    await standIn(page, '/repay');
    await open('loanDetail', borrowers.instalments);
    await page.getByRole('button', { name: 'Repayment', exact: true }).click();
    await expect(page).toHaveTitle('Elsewhere');
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Repayment due' })).toBeVisible();
    expect(journal.calls).toHaveLength(2);
  });

  test('where the storage refuses, too', async ({ page, open }) => {
    await standIn(page, '/repay');
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await open('loanDetail', borrowers.instalments);
    await page.getByRole('button', { name: 'Repayment', exact: true }).click();
    await expect(page).toHaveTitle('Elsewhere');
  });
});

test.describe("'Borrow Again'", () => {
  test('counts itself and opens the address of the answer', async ({ page, open }) => {
    const event = page.waitForRequest((request) => request.url().includes(`/api${EVENT_PATH}`));
    await open('loanDetail', borrowers.settledWithLink);
    await page.getByRole('button', { name: 'Borrow Again' }).click();
    const sent = await event;
    expect(sent.method()).toBe('POST');
    expect(sent.postDataJSON()).toEqual({ productId: '2001', moduleId: 30, positionId: 1 });
    expect(partsOf(sent.url()).query).toMatchObject({ userId: '50019', orderId: '200001', productId: '2001' });
    await expect(page).toHaveURL(/\/sandbox\/away\/.+/);
    // The session belongs to this site's own pages.
    expect(new URL(page.url()).search).toBe('');
  });

  test('goes home where the answer has none', async ({ page, open, journal }) => {
    await standIn(page, '/');
    await open('loanDetail', borrowers.settled);
    await page.getByRole('button', { name: 'Borrow Again' }).click();
    await expect(page).toHaveTitle('Elsewhere');
    expect((await placeOf(page)).path).toBe('/');
    expect(journal.calls).toContain(`POST /api${EVENT_PATH}`);
  });

  test('in the app counts itself once at a double tap', async ({ page, open, journal }) => {
    const messages = await putInApp(page, 'android');
    await open('loanDetail', borrowers.settled);
    await page.getByRole('button', { name: 'Borrow Again' }).dblclick();
    await expect.poll(() => messages.length).toBeGreaterThan(0);
    expect(journal.calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  });

  for (const [what, fail] of [
    ['a refusal', 'refused'],
    ['a broken line', 'broken'],
  ] as const) {
    test(`shows nothing of ${what}`, { tag: '@matrix' }, async ({ page, open, expectProblem }) => {
      expectProblem(/ERR_CONNECTION_RESET/);
      const messages = await putInApp(page, 'android');
      if (fail === 'broken') await breakLine(page, EVENT_PATH);
      else await answerWith(page, EVENT_PATH, { code: '5000', message: 'No event today', data: null });
      await open('loanDetail', borrowers.settled);
      const isEvent = (request: Request) => request.url().includes(EVENT_PATH);
      const answered =
        fail === 'broken' ? page.waitForEvent('requestfailed', isEvent) : page.waitForEvent('requestfinished', isEvent);
      await page.getByRole('button', { name: 'Borrow Again' }).click();
      await answered;
      await expect.poll(() => messages).toEqual(['{"action":"goHome","payload":{}}']);
      await expect(page.getByRole('status').filter({ hasText: /event|sent|problem/i })).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Borrow Again' })).toBeVisible();
    });
  }
});

test.describe('The service phone', () => {
  test('is the order’s own, and a tap calls it', async ({ page, open }) => {
    const moves = await watchMoves(page);
    await open('loanDetail', borrowers.instalments);
    await page.getByRole('button', { name: '+63 900 000 0001' }).click();
    await expect.poll(() => moves).toContain('tel:+639000000001');
  });

  test('is the brand’s where the order has none', async ({ page, open }) => {
    const moves = await watchMoves(page);
    await open('loanDetail', borrowers.noDefaultCode);
    await page.getByRole('button', { name: '+63 2 8555 0100' }).click();
    await expect.poll(() => moves).toContain('tel:+63285550100');
  });
});

// Addresses that could run something in the page, or lead a person astray.
const hostile = [
  'javascript:document.title="taken"',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '//evil.example/x',
  '/\\evil.example/x',
  'https://sample.example@evil.example/',
  'data:text/html,<h1>taken</h1>',
  'intent://x#Intent;end',
  'not an address',
] as const;

test.describe('An address of an answer that is not safe', { tag: '@matrix' }, () => {
  for (const h5Url of hostile) {
    test(`${JSON.stringify(h5Url)} is not opened by 'Borrow Again'`, async ({ page, open }) => {
      const moves = await watchMoves(page);
      await answerOrder(page, { orderStatus: 200, h5Url });
      await open('loanDetail', borrowers.settled);
      await page.getByRole('button', { name: 'Borrow Again' }).click();
      await expect(page.getByText('This link is not safe to open.')).toBeVisible();
      await expect(page).toHaveTitle('Order Details · Sample Loan');
      expect(moves.filter((move) => !move.includes('/loanDetail'))).toEqual([]);
    });

    test(`${JSON.stringify(h5Url)} is no reason to leave at once`, async ({ page, open }) => {
      const moves = await watchMoves(page);
      await answerOrder(page, { orderStatus: 151, playeduL: h5Url });
      await open('loanDetail', borrowers.settled);
      await expect(page.getByText('This link is not safe to open.')).toBeVisible();
      await expect(page.getByText('Total repayment')).toBeVisible();
      expect(moves.filter((move) => !move.includes('/loanDetail'))).toEqual([]);
    });
  }
});

test.describe('An order that leads elsewhere', () => {
  test('takes the borrower there in place of itself', async ({ page, open }) => {
    await page.goto('/sandbox/');
    await open('loanDetail', borrowers.redirected);
    await expect(page).toHaveURL(/\/sandbox\/away\/redirected$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/sandbox\/$/);
  });

  test('shows no popup on the way', async ({ page, open }) => {
    await page.addInitScript(() => {
      const note = () => document.querySelector('[role=dialog]') && sessionStorage.setItem('popupSeen', 'yes');
      new MutationObserver(note).observe(document, { childList: true, subtree: true });
    });
    const popupSeen = () => page.evaluate(() => sessionStorage.getItem('popupSeen'));
    await answerOrder(page, { orderStatus: 170, playeduL: '/sandbox/away/redirected', reyMsg: 'Withdraw it today' });
    await open('loanDetail', borrowers.settled);
    await expect(page).toHaveURL(/\/sandbox\/away\/redirected$/);
    expect(await popupSeen()).toBeNull();

    // The watch itself works: without the redirect the popup is there.
    await answerOrder(page, { orderStatus: 170, reyMsg: 'Withdraw it today' });
    await open('loanDetail', borrowers.settled);
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await popupSeen()).toBe('yes');
  });

  for (const screen of ['loanDetail', 'order'])
    test(`that names this very page is looked at once, on /${screen}, and its popups come`, async ({
      page,
      open,
      journal,
    }) => {
      for (const playeduL of [`/${screen}?orderId=170001&userId=50011`, '/order/', '/loanDetail/?a=b#c']) {
        await answerOrder(page, { orderStatus: 170, playeduL, reyMsg: 'Withdraw it today' });
        await open(screen, borrowers.settled);
        await expect(page.getByRole('dialog').getByText('Withdraw it today')).toBeVisible();
        await expect(page).toHaveURL(new RegExp(`/${screen}$`));
      }
      expect(journal.calls.filter((call) => call.endsWith('loan-details'))).toHaveLength(3);
    });

  test('by an address of the app tells the app once a visit, and its popups come on the way back', async ({
    page,
    open,
  }) => {
    const received = await putInApp(page, 'ios');
    await answerOrder(page, { orderStatus: 170, playeduL: 'sampleloan://order', reyMsg: 'Withdraw it today' });
    await open('loanDetail', borrowers.settled);
    const handedOver = [{ action: 'openPage', payload: { url: 'sampleloan://order' } }];
    await expect.poll(() => received).toEqual(handedOver);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByRole('dialog').getByText('Withdraw it today')).toBeVisible();
    expect(received).toEqual(handedOver);
  });

  test('stays in status 21', async ({ page, open }) => {
    await open('loanDetail', borrowers.redirectStays);
    await expect(page.getByRole('heading', { name: 'Under review' })).toBeVisible();
    await expect(page.getByText(/^Checked at/)).toBeVisible();
    await expect(page).toHaveURL(/\/loanDetail(\?|$)/);
  });

  test('stays where it leads nowhere', async ({ page, open }) => {
    await answerOrder(page, { orderStatus: 151, playeduL: '' });
    await open('loanDetail', borrowers.approved);
    await expect(page.getByText(/^Checked at/)).toBeVisible();
    await expect(page.getByText('This link is not safe to open.')).toHaveCount(0);
    await expect(page).toHaveURL(/\/loanDetail(\?|$)/);
  });
});
