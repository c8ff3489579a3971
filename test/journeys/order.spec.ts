import { borrowers } from '../support/borrowers.ts';
import { expect, matrixUnless, test } from './fixture.ts';
import { answerOrder } from './support/answers.ts';

test.describe('A borrower opens an order', () => {
  test('whose logo does not come has a letter in its place', async ({ page, open, expectProblem }) => {
    expectProblem(/404|400/);
    await open('loanDetail', borrowers.qrCode);
    await expect(page.getByText('Sample Peso Loan', { exact: true })).toBeVisible();
    await expect(page.locator('.logo').first()).toHaveText('S');
    await expect(page.locator('img[src$="/sandbox/images/missing.png"]')).toHaveCount(0);
  });
});

test('An order is asked for before the storage is read and the address cleared', async ({ page, open }) => {
  await page.addInitScript(() => {
    const steps: string[] = [];
    Object.assign(window, { steps });
    const { fetch } = window;
    window.fetch = (...given) => {
      steps.push('call');
      return fetch(...given);
    };
    const { replaceState } = history;
    history.replaceState = (...given) => {
      steps.push('address');
      replaceState.apply(history, given);
    };
    const { getItem } = Storage.prototype;
    Storage.prototype.getItem = function (name) {
      steps.push('storage');
      return getItem.call(this, name);
    };
  });
  await open('loanDetail', borrowers.dueSoonWithDelay);
  await expect(page.getByRole('button', { name: 'REPAY', exact: true })).toBeVisible();
  const steps = await page.evaluate(() => Reflect.get(window, 'steps') as string[]);
  expect(steps.slice(0, 2)).toEqual(['call', 'address']);
  expect(new URL(page.url()).search).toBe('');
});

// The sandbox recommends only where the market shows, and has rollovers of others alone: the page itself has to hide both.
test('An order of status 170 hides products and rollover that the service sends', async ({ page, open }) => {
  await answerOrder(page, { orderStatus: 170, isDelay: 1, recProducts: [{ name: 'Sample Cash Now', clickable: 1 }] });
  await open('loanDetail', borrowers.settled);
  await expect(page.getByText('Total repayment')).toBeVisible();
  await expect(page.getByText(/^(Sample Cash Now|Click to view more products)$/)).toHaveCount(0);
  await expect(page.getByText(/^(Rollover Repayment|Short of money\?)$/)).toHaveCount(0);
});

test.describe('The language of the address', () => {
  for (const lang of ['fil', 'xx', 'constructor', 'en', '', 'd\u00e9'])
    test(
      `${JSON.stringify(lang)} is ${lang === 'fil' ? 'that of the page' : 'English on the page'} and to the service, in the call of the head and in the next one`,
      matrixUnless(lang === 'fil'),
      async ({ page, open, journal }) => {
        const language = lang === 'fil' ? 'fil' : 'en';
        const asked: (string | undefined)[] = [];
        page.on('request', (request) => {
          if (request.url().includes('/api/')) asked.push(request.headers()['accept-language']);
        });
        await open('loanDetail', borrowers.instalments, { lang });
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await page.getByRole('button', { name: language === 'fil' ? 'I-refresh' : 'Refresh' }).click();
        await expect.poll(() => asked).toEqual([language, language]);
        expect(journal.requests.filter((address) => address.includes('/texts/'))).toHaveLength(lang === 'fil' ? 1 : 0);
      },
    );
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

  test('run beside the script, even if the page cannot start', async ({ page, open, journal, expectProblem }) => {
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
    expect(journal.calls).toEqual(['GET /api/v3/loan-details/loan-details']);
    await expect.poll(() => journal.problems).toContain('uncaught: no page today');
    await expect(page.locator('[data-status]')).toHaveCount(0);
  });
});
