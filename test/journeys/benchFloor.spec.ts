import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { addressOf, type ScreenName, screenOf, screens } from '../../scripts/bench/screens.ts';
import { floorPage } from '../../scripts/bench/variants/byHandPages.ts';
import { root } from '../../scripts/build/root.ts';
import { readSettings } from '../../scripts/build/settings.ts';
import { expect, test } from './fixture.ts';

// What the bench measures the screens by has to be the same screens, or its figures say nothing.

const folder = join(root, process.env['OUT_DIR'] || 'dist');
const names = Object.keys(screens) as ScreenName[];

/** What somebody sees who looks at the whole page: its words, how much there is of it, and how tall it is. */
const look = async (page: Page) => ({
  words: (await page.locator('main').innerText()).replace(/\d\d:\d\d$/gm, 'now').replace(/at \d\d:\d\d/, 'at now'),
  elements: await page.locator('main *').count(),
  height: await page.evaluate(() => document.documentElement.scrollHeight),
});

for (const name of names)
  test(`The page by hand that /${name} is measured by shows the same`, { tag: '@matrix' }, async ({ page }) => {
    const screen = screenOf(name);
    await page.goto(addressOf(screen));
    await expect(page.getByText(screen.data).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const built = await look(page);

    const byHand = floorPage(screen, await readSettings({}), readFileSync(join(folder, name, 'index.html'), 'utf8'));
    await page.route(`**/${screen.page}?*`, (route) =>
      route.fulfill({ body: byHand, contentType: 'text/html; charset=utf-8' }),
    );
    await page.goto(addressOf(screen));
    await expect(page.getByText(screen.data).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await page.locator('script').count()).toBe(1);
    expect(await look(page)).toEqual(built);
  });
