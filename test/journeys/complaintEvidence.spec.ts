import type { Page } from '@playwright/test';
import { lookOf } from '../engines/photos.ts';
import { exifSegment, heicHeader, jpegHeader, pngHeader, SECRET_PLACE, withSegments } from '../support/pictures.ts';
import { expect, test } from './fixture.ts';
import {
  calls,
  evidenceAt,
  fileOf,
  keptUrls,
  mark,
  photo,
  pick,
  repayment,
  sendButton,
  write,
} from './support/complaints.ts';
import { accessProblemsInBothColours } from './support/look.ts';
import { expectMarked } from './support/marked.ts';

const done = (page: Page) => page.getByText('Uploaded', { exact: true });
const picker = (page: Page) => page.getByLabel('Add images');
const problems = (page: Page) => page.locator('.evidence__problems p');

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

// What else is of no use, evidence.test.ts and the tests of shared/platform/images/ have.
test('A file of no use does not stand in the way of the others, and each has its own word', async ({ page }) => {
  const useless = [
    [fileOf('nothing.jpg', Buffer.alloc(0)), '“nothing.jpg” is empty.'],
    [
      fileOf('IMG_0002.HEIC', heicHeader(), 'image/heic'),
      '“IMG_0002.HEIC” is a HEIC photo, which this phone cannot open here. A screenshot of it will do.',
    ],
    [
      fileOf('huge.png', pngHeader(12_000, 9000), 'image/png'),
      '“huge.png” is too large for this phone. A screenshot of it will do.',
    ],
    [fileOf('cut.jpg', jpegHeader(1200, 900)), '“cut.jpg” is damaged and cannot be opened.'],
  ] as const;
  const good = await photo(page, { width: 40, height: 20 });
  await pick(page, ...useless.map(([file]) => file), fileOf('good.jpg', good));
  await expect(done(page)).toHaveCount(1);
  await expect(problems(page)).toHaveText(useless.map(([, words]) => words));
  expect(await accessProblemsInBothColours(page)).toEqual([]);
  await pick(page, fileOf('good.jpg', good));
  await expect(done(page)).toHaveCount(2);
  await expect(problems(page)).toHaveCount(0);
});

test('Images that got lost can be tried again, and the complaint waits for them', async ({
  page,
  context,
  journal,
  expectProblem,
}) => {
  expectProblem('Failed to load resource');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await pick(page, fileOf('IMG.jpg', await photo(page, { width: 400, height: 200 })));
  await expect(page.getByText('Not uploaded')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await context.setOffline(false);
  await write(page, 'I paid at the counter, see the slip.');
  await sendButton(page).click();
  await expectMarked(picker(page), /^Some images are not uploaded yet\./);
  expect(journal.calls).not.toContain(calls.save);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(done(page)).toBeVisible();
  await sendButton(page).click();
  await expect(page.getByText('Successfully Sent')).toBeVisible();
  // The first one never left the phone.
  expect(journal.calls.filter((call) => call === calls.upload)).toHaveLength(2);
});
