import type { Page } from '@playwright/test';
import { lookOf } from '../engines/photos.ts';
import { exifSegment, SECRET_PLACE, withSegments } from '../support/pictures.ts';
import { expect, test } from './fixture.ts';
import { calls, evidenceAt, fileOf, keptUrls, mark, photo, pick, repayment } from './support/complaints.ts';

const done = (page: Page) => page.getByText('Uploaded', { exact: true });
test.beforeEach(async ({ open }) => {
  await open('complainPageNext', mark, repayment);
});

test("A borrower's photo arrives small, upright, and without the place where it was taken; so do pure noise and a screenshot in PNG", {
  tag: '@matrix',
}, async ({ page, app, journal }) => {
  test.slow();
  const camera = withSegments(await photo(page, { width: 4000, height: 2000 }), exifSegment(6));
  expect(Buffer.from(camera).includes(SECRET_PLACE)).toBe(true);
  await pick(page, fileOf('IMG_0001.jpg', camera));
  await expect(page.getByText('Upload succeeded!')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Image 1' })).toHaveAttribute('src', /^data:image\/jpeg/);
  const [url = ''] = await keptUrls(page);
  const arrived = await evidenceAt(app, url);
  expect(Buffer.from(arrived).includes('Exif')).toBe(false);
  expect(Buffer.from(arrived).includes(SECRET_PLACE)).toBe(false);
  expect(arrived.length).toBeLessThanOrEqual(500_000);
  // Stored lying on its side, it stands upright: what was at the left is at the top.
  expect(await lookOf(page, arrived)).toBe('800x1600 b r rg g');

  // No codec makes noise small.
  const noise = await photo(page, { width: 3000, height: 2400, isNoise: true });
  expect(noise.length).toBeGreaterThan(2_000_000);
  await pick(page, fileOf('noise.jpg', noise));
  await expect(done(page)).toHaveCount(2, { timeout: 15_000 });
  await pick(page, fileOf('Screenshot.png', await page.screenshot(), 'image/png'));
  await expect(done(page)).toHaveCount(3);
  const [, ofNoise = '', ofScreen = ''] = await keptUrls(page);
  const small = await evidenceAt(app, ofNoise);
  expect(small.length).toBeLessThanOrEqual(500_000);
  expect(small.length).toBeGreaterThan(20_000);
  expect([...(await evidenceAt(app, ofScreen)).slice(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  expect(journal.calls.filter((call) => call === calls.upload)).toHaveLength(3);
});
