import { expect, test } from '../journeys/fixture.ts';
import { borrowers } from '../support/borrowers.ts';

const PLAIN = ['Sample Lending Company, Inc. (sample)', 'CS0000000 (sample)', '0000 (sample)'];
const CHANNELS = ['sample-peso.example', 'social.example/peso'];
const REST = [
  ...['91–365', '78.87%', '₱10,000.00', '₱300.00', '₱9,700.00', '₱1,213.33', '₱11,213.33'],
  ...['+63 2 8555 0101', 'complaints@sample-peso.example'],
  ...['Maria Sample (sample)', 'privacy@sample-peso.example'],
];

const publicPages = [
  ...['/', '/About', '/Loan', '/User', '/Contact', '/Policy'],
  ...['/aboutUs', '/loanAgreement', '/privacyPolicy', '/promotion?id=7001'],
];

test.describe('What a lender in the Philippines has to state', () => {
  for (const address of publicPages)
    test(`stands on ${address}, the rest a tap away`, async ({ page }) => {
      await page.goto(address);
      const foot = page.locator('footer');
      for (const said of [...PLAIN, ...CHANNELS]) await expect(foot).toContainText(said);
      await expect(foot.getByText('Highest APR')).toBeHidden();
      await foot.locator('summary').click();
      await expect(foot.getByText('Highest APR')).toBeVisible();
      for (const said of REST) await expect(foot).toContainText(said);
    });

  for (const screen of ['repaymentOfCode2', 'repaymentOfCode'])
    test(`stands below the pay code of /${screen}, in the borrower's language`, async ({ page, open }) => {
      await open(screen, borrowers.dueSoonWithDelay, { lang: 'fil' });
      const foot = page.locator('footer');
      for (const said of [...PLAIN, ...CHANNELS]) await expect(foot).toContainText(said);
      await foot.locator('summary').click();
      await expect(foot.getByText('Pinakamataas na APR')).toBeVisible();
      for (const said of REST) await expect(foot).toContainText(said);
      await expect(foot.getByRole('link', { name: '+63 2 8555 0101' })).toHaveAttribute('href', 'tel:+63285550101');
    });

  test('is the name and the numbers of the lender where the rest does not come', async ({ page, expectProblem }) => {
    expectProblem('Failed to load resource');
    await page.route('**/texts/licence.*', (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: '<p>Sign in to this network</p>' }),
    );
    // It may have come before the page is loaded.
    const gone = page.waitForResponse('**/texts/licence.*');
    await page.goto('/promotion?id=7001');
    await gone;
    await expect(page.locator('footer')).toHaveText(
      'Sample Lending Company, Inc. (sample)SEC Reg. No. CS0000000 (sample)C.A. No. 0000 (sample)',
    );
  });
});
