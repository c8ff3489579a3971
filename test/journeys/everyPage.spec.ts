import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/build/root.ts';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { accessProblems } from './support/look.ts';

const addressOf: Readonly<Record<string, string>> = { home: '', notFound: 'nothing-here' };
// The developers' pages are there only where the build was asked for them.
const isThere = (folder: string): boolean => !folder.endsWith('Preview') || process.env['PREVIEW'] === '1';
const folders = readdirSync(join(root, 'pages')).filter(isThere);
const screens = [...folders.map((folder) => addressOf[folder] ?? folder), 'order'];

test.describe('Every page', () => {
  test('is looked at here', () => {
    expect(screens.length).toBeGreaterThan(8);
  });

  for (const screen of screens) {
    test.describe(`/${screen}`, () => {
      test.beforeEach(({ expectProblem }) => {
        // The 404 page is a 404.
        if (screen === 'nothing-here') expectProblem('404');
      });

      test('stands with its heading and a title, and sends no referrer', async ({ page, open }) => {
        const referrers: (string | undefined)[] = [];
        page.on('request', (request) => referrers.push(request.headers()['referer']));
        await open(screen, borrowers.instalments);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page).toHaveTitle(/\S/);
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        expect(referrers.filter(Boolean)).toEqual([]);
      });

      // One visit for all of these. In `npm test`, axe looks at the first state of each screen in the gallery.
      test('with a slash at its end and parameters that nobody knows is the same, holds no barrier, and lets the app go back', {
        tag: '@matrix',
      }, async ({ page, open }) => {
        await open(screen && `${screen}/`, borrowers.instalments, {
          clientType: 'ios',
          utm_source: 'sms',
          __proto__x: '1',
        });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        const answer = await page.evaluate(() => (window as unknown as { loanAppBack(): boolean }).loanAppBack());
        expect(answer).toBe(false);
        expect(await accessProblems(page)).toEqual([]);
      });

      test.describe('with scripts blocked', { tag: '@matrix' }, () => {
        test.use({ javaScriptEnabled: false });

        test('paints its first view from the document alone', async ({ page, journal }) => {
          // Without a script nothing takes a session out of the address: nobody's stands there.
          await page.goto(`/${screen}`);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          // The document is loaded, and no script runs: nothing is asked for later. A page in a frame is a page of its own.
          const ownRequests = journal.requests.filter((address) => !/\/images\/|\/privacyPolicy$/.test(address));
          const others = ownRequests.slice(1);
          expect(others).toEqual([]);
        });
      });
    });
  }
});
