import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/build/root.ts';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';

const addressOf: Readonly<Record<string, string>> = { home: '', notFound: 'nothing-here' };
// The developers' pages are there only where the build was asked for them.
const isThere = (folder: string): boolean => !folder.endsWith('Preview') || process.env['PREVIEW'] === '1';
const folders = readdirSync(join(root, 'pages')).filter(isThere);
const screens = [...folders.map((folder) => addressOf[folder] ?? folder), 'order'];

// leaks.spec.ts looks at each in `npm test`; axe does in the gallery, in every state.
test.describe('Every page', { tag: '@matrix' }, () => {
  test.setTimeout(240_000);

  // The 404 page is a 404.
  test.beforeEach(({ expectProblem }) => expectProblem('404'));

  test('with a slash at its end and parameters that nobody knows is the same, and lets the app go back', async ({
    page,
    open,
  }) => {
    for (const screen of screens)
      await test.step(`/${screen}`, async () => {
        await open(screen && `${screen}/`, borrowers.instalments, {
          clientType: 'ios',
          utm_source: 'sms',
          __proto__x: '1',
        });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        const answer = await page.evaluate(() => (window as unknown as { loanAppBack(): boolean }).loanAppBack());
        expect(answer).toBe(false);
      });
  });

  test.describe('with scripts blocked', () => {
    test.use({ javaScriptEnabled: false });

    test('paints its first view from the document alone', async ({ page, journal }) => {
      for (const screen of screens)
        await test.step(`/${screen}`, async () => {
          const before = journal.requests.length;
          // Without a script nothing takes a session out of the address: nobody's stands there.
          await page.goto(`/${screen}`);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          // The document is loaded, and no script runs: nothing is asked for later. A page in a frame is a page of its own.
          const ownRequests = journal.requests
            .slice(before)
            .filter((address) => !/\/images\/|\/privacyPolicy$/.test(address));
          expect(ownRequests.slice(1)).toEqual([]);
        });
    });
  });
});
