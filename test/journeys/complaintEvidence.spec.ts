import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { RunningApp } from '../../scripts/serve/app.ts';
import { readImageHeader } from '../../shared/platform/images/imageHeader.ts';
import { expect, test } from './fixture.ts';
import { fileOf, mark, photo, pick, repayment } from './support/complaints.ts';

const UPLOAD = 'POST /api/user-problem/upload-problem-img';

/** Downloads the file that the service stores at an address that it returned. */
const evidenceAt = async ({ sandbox }: RunningApp, url: string): Promise<Uint8Array> => {
  const answer = await sandbox.fetch(new Request(url));
  return new Uint8Array(await answer.arrayBuffer());
};

/** Returns the addresses of the images in this borrower's stored draft of a complaint. */
const keptUrls = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { data } = JSON.parse(sessionStorage.getItem('loan:default:complaintDraft') ?? '{}');
    return data.imageUrls as string[];
  });

const done = (page: Page) => page.getByText('Uploaded', { exact: true });
test.beforeEach(async ({ open }) => {
  await open('complainPageNext', mark, repayment);
});

const said = (name: string, words: string): string => `“\u2068${name}\u2069” ${words}`;

test('A picture that ends early, has a gap, or is gone is named before it is sent, and its name turns no sentence around', async ({
  page,
  journal,
}) => {
  const whole = Buffer.from(await photo(page, { width: 1200, height: 900, isNoise: true }));
  const even = Buffer.from(await photo(page, { width: 1200, height: 900 }));
  const screen = await page.screenshot();
  const BROKEN = 'looks broken. Please take the picture again.';
  await pick(
    page,
    fileOf('cut.jpg', whole.subarray(0, whole.length * 0.4)),
    fileOf('even.jpg', even.subarray(0, even.length * 0.4)),
    fileOf('gap.jpg', Buffer.from(whole).fill(0, 50_000, 54_096)),
    fileOf('cut.png', screen.subarray(0, screen.length * 0.6), 'image/png'),
    fileOf('IMG_\u202egpj.exe', whole.subarray(0, 3000)),
    fileOf('whole.jpg', whole),
  );
  for (const name of ['cut.jpg', 'even.jpg', 'gap.jpg', 'cut.png', 'IMG_gpj.exe'])
    await expect(page.getByText(said(name, BROKEN))).toBeVisible();
  await expect(done(page)).toHaveCount(1);
  expect(journal.calls.filter((call) => call === UPLOAD)).toHaveLength(1);

  const folder = mkdtempSync(join(tmpdir(), 'gone-'));
  const path = join(folder, 'gone.jpg');
  writeFileSync(path, whole);
  // The file goes after it was picked and before it is read.
  await page.evaluate(() => {
    const { readAsArrayBuffer } = FileReader.prototype;
    FileReader.prototype.readAsArrayBuffer = function (file) {
      Object.assign(window, { readOn: () => readAsArrayBuffer.call(this, file) });
    };
  });
  await page.locator('input[type=file]').setInputFiles(path);
  await page.waitForFunction(() => 'readOn' in window);
  rmSync(folder, { recursive: true });
  await page.evaluate(() => (window as unknown as { readOn: () => void }).readOn());
  await expect(page.getByText('We could not read “\u2068gone.jpg\u2069”. Please choose it again.')).toBeVisible();
});

test('A scrolled screenshot arrives legible, or is said to be too long', async ({ page, app }) => {
  test.slow();
  await pick(page, fileOf('chat.jpg', await photo(page, { width: 1080, height: 15_000 })));
  await expect(done(page)).toHaveCount(1, { timeout: 30_000 });
  const [url = ''] = await keptUrls(page);
  const arrived = await evidenceAt(app, url);
  expect(arrived.length).toBeLessThanOrEqual(500_000);
  const { width, height } = readImageHeader(new DataView(Uint8Array.from(arrived).buffer)) ?? { width: 0, height: 0 };
  expect(width).toBeGreaterThanOrEqual(480);
  expect(Math.round((height / width) * 1080)).toBeCloseTo(15_000, -2);
  await pick(page, fileOf('film.jpg', await photo(page, { width: 480, height: 9_000, isNoise: true })));
  const TOO_LONG = said('film.jpg', 'is too long to read. Please send it in parts.');
  await expect(page.getByText(TOO_LONG)).toBeVisible({ timeout: 30_000 });
});
