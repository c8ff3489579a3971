import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/build/root.ts';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';

// The developers' pages are there only where the build was asked for them.
const isThere = (folder: string): boolean => !folder.endsWith('Preview') || process.env['PREVIEW'] === '1';
const folders = readdirSync(join(root, 'pages')).filter((folder) => isThere(folder) && folder !== 'notFound');
const found = [...folders.map((folder) => (folder === 'home' ? '' : folder)), 'order'];

const groups = [
  ['Every page', found],
  ['The page for what is not there', ['nothing-here']],
] as const;

// leaks.spec.ts looks at each in `npm test`; axe does in the gallery, in every state.
for (const [title, screens] of groups)
  test.describe(title, { tag: '@matrix' }, () => {
    test.setTimeout(240_000);

    test.beforeEach(({ expectProblem }) => {
      // No other page may be a 404, nor ask for what is none.
      if (screens !== found) expectProblem('404');
    });

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
