import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';

/** A red square. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR42mP4z8CABzGMSmNDALfKY53W1e90AAAAAElFTkSuQmCC',
  'base64',
);

if (process.env['PREVIEW'] === '1')
  test.describe('A developer, in a build that was asked for the preview,', () => {
    test('sees a photo with its facts, and the facts alone of what is none', async ({ page, open }) => {
      await open('testPreview', borrowers.dueSoon);
      const input = page.getByLabel('Take or choose a photo');
      await input.setInputFiles({ name: 'red.png', mimeType: 'image/png', buffer: photo });
      await expect(page.getByText('10 × 10')).toBeVisible();
      const canvas = page.getByRole('img', { name: 'red.png' });
      const red = await canvas.evaluate((drawn: HTMLCanvasElement) => [
        ...(drawn.getContext('2d')?.getImageData(5, 5, 1, 1).data ?? []),
      ]);
      expect(red).toEqual([255, 0, 0, 255]);
      await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('abc') });
      await expect(page.getByText('This browser cannot draw the file.')).toBeVisible();
      await expect(page.getByText('3 bytes')).toBeVisible();
      await expect(canvas).toHaveCount(0);
    });
  });
else
  test('nobody finds the developers’ pages in a build that was not asked for them', async ({ page, expectProblem }) => {
    expectProblem('404');
    for (const address of ['/testPreview', '/qrPreview', '/reactPreview'])
      expect((await page.goto(address))?.status()).toBe(404);
  });
