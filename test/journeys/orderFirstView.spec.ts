import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';

const CALL = 'GET /api/v3/loan-details/loan-details';

test.describe('The first view', () => {
  test.use({ javaScriptEnabled: false });

  test('is there in the document itself, styled, and asks for nothing more', async ({ page, journal }) => {
    // Without a script nothing takes a session out of the address: nobody's stands there.
    await page.goto('/loanDetail');
    await expect(page.getByRole('heading', { level: 1, name: 'Order Details' })).toBeVisible();
    const shapes = page.locator('.skeleton');
    await expect(shapes.first()).toBeVisible();
    expect((await shapes.first().boundingBox())?.height).toBeGreaterThan(8);
    const colorOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    // Colours of the page's own sheet, not a browser's white and nothing.
    expect(await colorOf('.card')).not.toBe(await colorOf('body'));
    expect(await colorOf('.skeleton')).not.toBe('rgba(0, 0, 0, 0)');
    // The document is loaded, and no script runs: nothing is asked for later.
    expect(journal.requests).toHaveLength(1);
  });
});

test.describe('Round trips', () => {
  test('are two until the data is there: what follows the document is not waited for', async ({
    page,
    open,
    journal,
  }) => {
    await page.route('**/late/**', () => {});
    await open('loanDetail', borrowers.noDefaultCode);
    await expect(page.getByText(/^Checked at/)).toBeVisible();
    const asked = journal.requests
      .map((address) => new URL(address).pathname)
      .filter((path) => !/images|late/.test(path));
    expect(asked).toEqual(['/loanDetail', '/api/v3/loan-details/loan-details']);
  });

  test('run beside the script: data and another language are asked for though the page itself cannot start', async ({
    page,
    open,
    journal,
    expectProblem,
  }) => {
    expectProblem(/uncaught: no page today/);
    // Everything that the page's own script does comes after it has found its place in the document.
    await page.addInitScript(() => {
      document.getElementById = () => {
        throw new Error('no page today');
      };
    });
    const answered = page.waitForResponse(/\/api\//);
    const texts = page.waitForResponse(/\/texts\//);
    await open('loanDetail', borrowers.instalments, { lang: 'fil' });
    expect((await answered).status()).toBe(200);
    expect((await texts).status()).toBe(200);
    expect(journal.calls).toEqual([CALL]);
    await expect.poll(() => journal.problems).toContain('uncaught: no page today');
    await expect(page.locator('[data-status]')).toHaveCount(0);
  });
});
