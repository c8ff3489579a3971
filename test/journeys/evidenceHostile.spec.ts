import type { Page } from '@playwright/test';
import { animatedGif } from '../support/pictures.ts';
import { expect, test } from './fixture.ts';
import { evidenceAt, fileOf, keptUrls, mark, photo, pick, repayment } from './support/complaints.ts';

const done = (page: Page) => page.getByText('Uploaded', { exact: true });
const picker = (page: Page) => page.getByLabel('Add images');

test.beforeEach(async ({ open }) => {
  await open('complainPageNext', mark, repayment);
});

test.describe('A picture that is not what it seems', { tag: '@matrix' }, () => {
  test('moves no more once it has arrived: of an animation, one picture', async ({ page, app }) => {
    await pick(page, fileOf('dance.gif', Buffer.from(animatedGif()), 'image/gif'));
    await expect(done(page)).toBeVisible();
    const [url = ''] = await keptUrls(page);
    const arrived = Buffer.from(await evidenceAt(app, url));
    expect([...arrived.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    expect(arrived.includes('NETSCAPE')).toBe(false);
  });

  test('arrives as far as it goes, or is refused with a reason, cut at any place', async ({ page, app }) => {
    const whole = await photo(page, { width: 600, height: 400 });
    for (const part of [0.05, 0.3, 0.6, 0.95]) {
      await pick(page, fileOf(`cut-${part}.jpg`, whole.subarray(0, Math.floor(whole.length * part))));
      const refused = page.getByRole('alert').filter({ hasText: `cut-${part}.jpg` });
      await expect.poll(async () => (await done(page).count()) + (await refused.count())).toBeGreaterThan(0);
      await expect(picker(page)).toBeEnabled();
    }
    for (const url of await keptUrls(page))
      expect([...(await evidenceAt(app, url)).slice(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  });
});
