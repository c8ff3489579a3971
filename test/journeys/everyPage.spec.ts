import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/build/root.ts';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';

const borrower = borrowers.instalments;
// Long enough to be told from anything else, where they come out.
const headers = {
  building: 'building-of-journeys',
  gather: 'gather-of-journeys',
  swift: 'swift-of-journeys',
  eyes: 'eyes-of-journeys',
};
// The developers' pages are there only where the build was asked for them.
const isThere = (folder: string): boolean => !folder.endsWith('Preview') || process.env['PREVIEW'] === '1';
const folders = readdirSync(join(root, 'pages')).filter((folder) => isThere(folder) && folder !== 'notFound');
const found = [...folders.map((folder) => (folder === 'home' ? '' : folder)), 'order'];

// What axe says of each is looked at in the gallery, in every state.
for (const [title, screens] of [
  ['Every page', found],
  ['The page for what is not there', ['nothing-here']],
] as const)
  test.describe(title, () => {
    test.setTimeout(240_000);

    test.beforeEach(({ expectProblem }) => {
      // No other page may be a 404, nor ask for what is none.
      if (screens !== found) expectProblem('404');
    });

    test('has its heading and title, and lets nothing of the session out', async ({ page, context, open, leaks }) => {
      const referrers: (string | undefined)[] = [];
      page.on('request', (request) => referrers.push(request.headers()['referer']));
      const unknown = { clientType: 'ios', utm_source: 'sms', __proto__x: '1' };
      for (const screen of screens)
        await test.step(`/${screen}`, async () => {
          await open(screen && `${screen}/`, borrower, { ...headers, ...unknown });
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page).toHaveTitle(/\S/);
          await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
          const answer = await page.evaluate(() => (window as unknown as { loanAppBack(): boolean }).loanAppBack());
          expect(answer).toBe(false);
          // What a document keeps is looked at before the next one takes its place.
          expect([referrers.filter(Boolean), await leaks.find()]).toEqual([[], []]);
        });
      // As the privacy policy says.
      expect(await context.cookies()).toEqual([]);
    });

    test.describe('with scripts blocked', { tag: '@matrix' }, () => {
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
