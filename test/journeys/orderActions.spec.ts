import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { matrixUnless } from './support/matrix.ts';
import { partsOf, placeOf, standIn } from './support/standIn.ts';

const EVENT_PATH = '/service/event/save';

test.describe('A borrower goes to repay', () => {
  for (const [button, path, borrower] of [
    ['REPAY', '/repay', borrowers.dueSoonWithDelay],
    ['Rollover Repayment', '/repayDelay', borrowers.dueSoonWithDelay],
    ['Repayment', '/repay', borrowers.instalments],
  ] as const) {
    test(
      `by '${button}' of order ${borrower.orderId}, with the whole session`,
      matrixUnless(button === 'REPAY'),
      async ({ page, open }) => {
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
      },
    );
  }

  test('and at the touch of a finger the page that it leads to is on its way', async ({ page, open, journal }) => {
    // A page at rest fetches it as well: in this one a touch alone does.
    await page.addInitScript(() => {
      const { setTimeout: wait } = window;
      window.setTimeout = ((run: () => void, ms = 0) => wait(run, ms === 2500 ? 600_000 : ms)) as typeof setTimeout;
    });
    const ahead: boolean[] = [];
    page.on('request', (request) => {
      if (partsOf(request.url()).path === '/repay') ahead.push(!request.isNavigationRequest());
    });
    await open('loanDetail', borrowers.dueSoonWithDelay);
    const button = page.getByRole('button', { name: 'REPAY', exact: true });
    // What notices a finger follows the document.
    await expect
      .poll(async () => {
        await button.dispatchEvent('touchstart');
        return ahead;
      })
      .toEqual([true]);
    await button.tap();
    // The order names the same amount.
    await expect(page).toHaveURL(/\/repay(\?|$)/);
    await expect(page.getByText('₱3,200.00').first()).toBeVisible();
    expect(journal.calls).toHaveLength(2);
  });
});

test.describe("'Borrow Again'", () => {
  test('counts itself and opens the address of the answer', { tag: '@matrix' }, async ({ page, open }) => {
    const event = page.waitForRequest((request) => request.url().includes(`/api${EVENT_PATH}`));
    // What sends it follows the document, and may come after the tap: the page stands until the next one comes.
    await page.route('**/sandbox/away/**', async (route) => {
      await event;
      await route.continue();
    });
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
});

test('An order that leads elsewhere takes the borrower there in place of itself', { tag: '@matrix' }, async ({
  page,
  open,
}) => {
  await page.goto('/sandbox/');
  await open('loanDetail', borrowers.redirected);
  await expect(page).toHaveURL(/\/sandbox\/away\/redirected$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/sandbox\/$/);
});
