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
import { accessProblemsInBothColours, cutOffTexts, doubleText, sidewaysPixels } from './support/look.ts';
import { expectMarked } from './support/marked.ts';

const done = (page: Page) => page.getByText('Uploaded', { exact: true });
const tiles = (page: Page) => page.locator('.evidence__tile');
const picker = (page: Page) => page.getByLabel('Add images');
const problems = (page: Page) => page.locator('.evidence__problems p');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.beforeEach(async ({ open }) => {
  await open('complainPageNext', mark, repayment);
});

test.describe("A borrower's photo", () => {
  test('arrives small, upright, and without the place where it was taken; so do pure noise and a screenshot in PNG', {
    tag: '@matrix',
  }, async ({ page, app, journal }) => {
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

  test('shown small on screens of old engines too', { tag: '@matrix' }, async ({ page, app, open }) => {
    await page.addInitScript(() => {
      (window as { createImageBitmap?: unknown }).createImageBitmap = undefined;
    });
    await open('complainPageNext', mark, repayment);
    const camera = withSegments(await photo(page, { width: 4000, height: 2000 }), exifSegment(8));
    await pick(page, fileOf('IMG.jpg', camera));
    await expect(done(page)).toBeVisible();
    const [url = ''] = await keptUrls(page);
    expect(await lookOf(page, await evidenceAt(app, url))).toBe('800x1600 g rg r b');
  });
});

test.describe('A file that is of no use', () => {
  const text = Buffer.from('Dear Sir or Madam, this is a letter.');
  const cases = [
    ['is empty', fileOf('nothing.jpg', Buffer.alloc(0)), '“nothing.jpg” is empty.'],
    ['is a renamed letter', fileOf('letter.jpg', text), '“letter.jpg” is not an image. Please choose a JPEG or PNG.'],
    [
      'is a HEIC photo',
      fileOf('IMG_0002.HEIC', heicHeader(), 'image/heic'),
      '“IMG_0002.HEIC” is a HEIC photo, which this phone cannot open here. A screenshot of it will do.',
    ],
    [
      'has 108 megapixels',
      fileOf('huge.jpg', jpegHeader(12_000, 9000)),
      '“huge.jpg” is too large for this phone. A screenshot of it will do.',
    ],
    [
      'has as many as PNG',
      fileOf('huge.png', pngHeader(12_000, 9000), 'image/png'),
      '“huge.png” is too large for this phone. A screenshot of it will do.',
    ],
    ['is damaged', fileOf('cut.jpg', jpegHeader(1200, 900)), '“cut.jpg” is damaged and cannot be opened.'],
  ] as const;

  test('does not stand in the way of the others, and each has its own word', async ({ page }) => {
    const good = await photo(page, { width: 40, height: 20 });
    await pick(page, ...cases.map(([, file]) => file), fileOf('good.jpg', good));
    await expect(done(page)).toHaveCount(1);
    await expect(problems(page)).toHaveText(cases.map(([, , words]) => words));
    expect(await accessProblemsInBothColours(page)).toEqual([]);
    await pick(page, fileOf('good.jpg', good));
    await expect(done(page)).toHaveCount(2);
    await expect(problems(page)).toHaveCount(0);
  });
});

test.describe('Images', () => {
  test('are nine at most: the picker goes with the ninth and comes back when one is removed', {
    tag: '@matrix',
  }, async ({ page, journal }) => {
    const good = await photo(page, { width: 40, height: 20 });
    await pick(page, ...Array.from({ length: 12 }, (_, at) => fileOf(`${at}.jpg`, good)));
    // One after the other: a slow phone takes its time for each.
    for (let at = 0; at < 9; at += 1) await expect(done(page).nth(at)).toBeVisible();
    await expect(done(page)).toHaveCount(9);
    await expect(page.getByText('9/9')).toBeVisible();
    await expect(picker(page)).toHaveCount(0);
    await expect(page.getByText('There is room for 9 images. Left out: 3')).toBeVisible();
    expect(journal.calls.filter((call) => call === calls.upload)).toHaveLength(9);
    await button(page, 'Remove image 4').click();
    await expect(page.locator('.evidence__title')).toBeFocused();
    await expect(page.getByText('8/9')).toBeVisible();
    await expect(picker(page)).toBeEnabled();
  });

  test('that got lost can be tried again, and the complaint waits for them, also where the line was gone before they were made small', async ({
    page,
    context,
    journal,
    expectProblem,
  }) => {
    expectProblem('Failed to load resource');
    // All but what makes photos small has come by now.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await pick(page, fileOf('IMG.jpg', await photo(page, { width: 400, height: 200 })));
    await expect(page.getByText('Not uploaded')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(journal.calls).not.toContain(calls.upload);
    await context.setOffline(false);
    await write(page, 'I paid at the counter, see the slip.');
    await sendButton(page).click();
    await expectMarked(picker(page), /^Some images have not been uploaded yet\./);
    expect(journal.calls).not.toContain(calls.save);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(done(page)).toBeVisible();
    await sendButton(page).click();
    await expect(page.getByText('Successfully Sent')).toBeVisible();
    expect(journal.calls.filter((call) => call === calls.upload)).toHaveLength(1);
  });

  test('that could not go up, for the borrower is signed out, lead to the login, whichever way the service says it', {
    tag: '@matrix',
  }, async ({ page, expectProblem }) => {
    expectProblem('401');
    const login = button(page, 'Log in again');
    for (const answer of [{ status: 401, body: '' }, { json: { code: '4001', message: 'Your session has ended.' } }]) {
      await page.route('**/upload-problem-img?*', (route) => route.fulfill(answer));
      await pick(page, fileOf('IMG.jpg', await photo(page, { width: 40, height: 20 })));
      await expect(login).toBeVisible();
      await page.reload();
      await expect(login).toHaveCount(0);
    }
  });

  test('can be handled by keyboard and with large text on a small screen', { tag: '@matrix' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await pick(page, fileOf('one.jpg', await photo(page, { width: 40, height: 20 })));
    await expect(done(page)).toHaveCount(1);
    await doubleText(page);
    expect(await sidewaysPixels(page)).toBe(0);
    expect(await cutOffTexts(page)).toEqual([]);
    const remove = button(page, 'Remove image 1');
    const box = await remove.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await remove.focus();
    await page.keyboard.press('Enter');
    await expect(tiles(page)).toHaveCount(0);
    await picker(page).focus();
    await expect(picker(page)).toBeFocused();
  });
});
