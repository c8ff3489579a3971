import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from '../../scripts/build/buildSite.ts';
import { root } from '../../scripts/build/root.ts';
import { readSettings } from '../../scripts/build/settings.ts';
import { readBuild } from '../../scripts/deploy/readBuild.ts';
import { release } from '../../scripts/deploy/release.ts';
import { verifyHost } from '../../scripts/deploy/verifyHost.ts';
import { folderForAllTests } from '../../scripts/testing/temporaryFolder.ts';
import { borrowers } from '../support/borrowers.ts';
import { isNginxInstalled } from './nginx.ts';
import { openSite, type SiteBehindNginx } from './siteBehindNginx.ts';

const PAGES = join(root, process.env['OUT_DIR'] || 'dist');
const START_MS = 300_000;

describe.runIf(isNginxInstalled())('A release into the folder that nginx serves', () => {
  const inFolder = folderForAllTests();
  let site: SiteBehindNginx;
  const next = (): string => inFolder('next');
  const online = (): string => inFolder('online');

  beforeAll(async () => {
    const settings = await readSettings({ OUT_DIR: next(), PAGES: 'home,notFound,repay' });
    // Changed texts, one in a file of texts, and one in a chunk that loads after the page.
    const texts = { fil: { repay: { title: 'Bayaran' } }, en: { channelSheet: { hint: 'Other words' } } };
    await buildSite({ ...settings, brand: { ...settings.brand, texts } });
    mkdirSync(online());
    release(PAGES, online());
    site = await openSite({ folder: online() });
  }, START_MS);

  afterAll(() => site?.close());

  it('reaches a page that is open already: it still finds its texts and its parts', async () => {
    const page = await site.openTab();
    const asked: string[] = [];
    let released = 0;
    // Releases the next build after the old document has loaded, before it gets its other files.
    await page.route(/\/(texts|late)\//, (route) => {
      if (!released) released = release(next(), online()).kept;
      asked.push(new URL(route.request().url()).pathname);
      return route.continue();
    });
    const borrower = borrowers.dueSoonWithDelay;
    await page.goto(`${site.nginx.origin}/repay?${new URLSearchParams({ ...borrower, lang: 'fil' })}`);
    await page.locator('html[lang=fil]').waitFor();
    await page.getByRole('button', { name: 'Paraan ng pagbabayad' }).tap();
    await page.getByText('Sample Counter').waitFor();
    expect(released).toBeGreaterThan(50);
    for (const path of ['/texts/repay.', '/late/later.'])
      expect(asked.filter((address) => address.startsWith(path))).toHaveLength(1);
    // The files that the page got are not in the build that is online now.
    for (const path of ['/texts/repay.', '/late/later.'])
      expect(existsSync(join(next(), asked.find((address) => address.startsWith(path)) ?? ''))).toBe(false);
    await page.close();
  }, 60_000);

  it('is answered, address by address, as the next build was made', async () => {
    expect((await verifyHost(new URL(site.nginx.origin), readBuild(next()))).findings).toEqual([]);
  });

  it('goes back by the same command', async () => {
    release(PAGES, online());
    expect((await verifyHost(new URL(site.nginx.origin), readBuild(PAGES))).findings).toEqual([]);
  });
});
