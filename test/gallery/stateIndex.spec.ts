import { readSettings } from '../../scripts/build/settings.ts';
import { states } from '../../scripts/gallery/states/states.ts';
import { accessProblems } from '../journeys/support/look.ts';
import { explainsAtLeisure } from '../support/explainsAtLeisure.ts';
import { expect, stateTest as test } from './stateFixture.ts';
import { isWhole } from './workerFixtures.ts';

const { brand } = await readSettings();

const OF_THE_SAMPLE = 'It reads texts of the default brand off the phones.';

test.describe('The gallery of states', () => {
  test.use({ viewport: { width: 1200, height: 900 } });

  test('lists every state once, with a link for each language and what is to be done there', async ({ page }) => {
    await page.goto('/gallery/');
    const items = await page.locator('li').all();
    expect(items).toHaveLength(states.length);
    for (const lang of brand.languages)
      expect(await page.locator(`a[href^="/gallery/open?"][href$="lang=${lang}"]`).count()).toBe(states.length);
    await expect(page.getByText(/press “Payment Method”, pick “Sample Counter”/).first()).toBeVisible();
    // Of pages for developers, with a thousand links: in `npm run test:all` alone.
    if (isWhole) expect(await accessProblems(page)).toEqual([]);
  });

  test('leads to the reference of the calls, which can be read on a phone', { tag: '@matrix' }, async ({ page }) => {
    await page.goto('/gallery/');
    await page.getByRole('link', { name: 'The calls of the service' }).click();
    await page.getByRole('link', { name: 'readPeriodPlan' }).click();
    await expect(page.getByRole('heading', { name: 'readPeriodPlan' })).toBeInViewport();
    await page.setViewportSize({ width: 320, height: 640 });
    // The page hears of its size with its next frame.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    if (isWhole) expect(await accessProblems(page)).toEqual([]);
  });

  test('brings every phone of a screen into its state by itself, in a language and in dark colours', async ({
    page,
  }) => {
    test.skip(brand.id !== 'default', OF_THE_SAMPLE);
    const shown = states.filter(({ screen }) => screen === 'repaymentOfCode');
    await page.addInitScript(explainsAtLeisure);
    await page.goto('/gallery/frames?screen=repaymentOfCode&lang=fil&scheme=dark');
    await expect(page.locator('body')).toHaveAttribute('data-state', 'shown', { timeout: 60_000 });
    await expect(page.getByText('Error')).toHaveCount(0);
    expect(await page.locator('figure').count()).toBe(shown.length);
    const first = page.frameLocator('iframe').first();
    await expect(first.getByRole('heading', { level: 1 })).toHaveText('Pay code');
    const paper = await first.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    const [red = 255] = paper.match(/\d+/g)?.map(Number) ?? [];
    expect(red).toBeLessThan(60);
  });

  test('waits until a phone is in its state before it begins the next one, and keeps it there', {
    tag: '@matrix',
  }, async ({ page }) => {
    test.skip(brand.id !== 'default', OF_THE_SAMPLE);
    await page.goto('/gallery/frames?screen=promotion&lang=en');
    await expect(page.locator('body')).toHaveAttribute('data-state', 'shown', { timeout: 60_000 });
    await expect(page.getByText('Error')).toHaveCount(0);
    // All phones share one storage: the wait after a code that was sent in one is not the next one's.
    const phone = (name: string) => page.frameLocator(`iframe[title="promotion.${name}"]`);
    await expect(phone('sms-sent').getByRole('button', { name: /^Again in \d+ s$/ })).toBeVisible();
    await expect(phone('sms-refused').getByRole('button', { name: 'Get code' })).toBeEnabled();
    await expect(phone('sms-refused').getByRole('alert')).toHaveText('Too many codes today.');
  });

  test('opens a state by a link that can be shared, and it is the screen itself', async ({ page }) => {
    test.skip(brand.id !== 'default', OF_THE_SAMPLE);
    await page.goto('/gallery/open?state=repaymentOfCode.type-2&lang=en');
    await expect(page).toHaveURL(/\/repaymentOfCode\?.*type=2/);
    await expect(page.getByRole('heading', { name: 'Before you pay' })).toBeVisible();
  });
});
