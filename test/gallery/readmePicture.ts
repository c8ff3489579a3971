import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { buildSite } from '../../scripts/build/buildSite.ts';
import { root } from '../../scripts/build/root.ts';
import { readSettings } from '../../scripts/build/settings.ts';
import { serveApp } from '../../scripts/serve/app.ts';
import { launchOptions } from '../engines/chromium.ts';
import { ensureEngines } from '../engines/ensureEngines.ts';
import { borrowers } from '../support/borrowers.ts';

/** Makes the picture at the top of the README, of the pages as they are now: `npx tsx test/gallery/readmePicture.ts`. */
const PICTURE = join(root, '.readme/screens.png');
const SCREEN = { width: 360, height: 640 };
const GAP_PX = 10;

const folder = mkdtempSync(join(tmpdir(), 'readme-picture-'));
await ensureEngines();
const settings = await readSettings({
  OUT_DIR: join(folder, 'dist'),
  PAGES: 'home,notFound,loanDetail,repay,repaymentOfCode2',
});
await buildSite(settings);
const app = await serveApp({ folder: settings.outDir, databaseUrl: `file:${join(folder, 'sandbox.db')}` });
const browser = await chromium.launch(launchOptions());

const addressOf = (screen: string): string =>
  `${app.origin}/${screen}?${new URLSearchParams({ ...borrowers.dueSoonWithDelay, lang: 'en' })}`;

/** Each screen: its address, and what is looked for, or tapped, before the picture. */
const screens: readonly (readonly [screen: string, prepare: (page: Page) => Promise<void>])[] = [
  ['loanDetail', (page) => page.getByRole('button', { name: 'REPAY', exact: true }).waitFor()],
  ['repay', (page) => page.getByText('Repayment amount').waitFor()],
  [
    'repay',
    async (page) => {
      await page.getByRole('button', { name: 'Payment Method' }).tap();
      await page.getByText('Sample Remittance').waitFor();
    },
  ],
  ['repaymentOfCode2', (page) => page.getByRole('button', { name: 'Copy' }).first().waitFor()],
];

try {
  const pictures: string[] = [];
  for (const [screen, prepare] of screens) {
    const page = await browser.newPage({ viewport: SCREEN, hasTouch: true, isMobile: true });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(addressOf(screen));
    await prepare(page);
    await page.waitForLoadState('networkidle');
    pictures.push((await page.screenshot()).toString('base64'));
    await page.close();
  }
  const width = (SCREEN.width + 2 * GAP_PX) * pictures.length;
  const sheet = await browser.newPage({ viewport: { width, height: SCREEN.height + 2 * GAP_PX } });
  const images = pictures.map((data) => `<img src="data:image/png;base64,${data}" style="margin:${GAP_PX}px">`);
  await sheet.setContent(`<body style="margin:0;display:flex;background:#c8d3e0">${images.join('')}`);
  writeFileSync(PICTURE, await sheet.screenshot());
  console.log(`Made ${PICTURE}.`);
} finally {
  await browser.close();
  await app.close();
  rmSync(folder, { recursive: true, force: true });
}
