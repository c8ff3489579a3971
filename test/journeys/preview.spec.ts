import { QRCodeSVG } from 'qrcode.react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { borrowers } from '../support/borrowers.ts';
import { tryReactComponents } from '../support/reactComponents.ts';
import { expect, test } from './fixture.ts';

interface MarkedWindow {
  firstQr?: Element;
}

/** The dark squares of a text's QR code, as React itself draws them. */
const squaresOf = (value: string): string => {
  const svg = renderToStaticMarkup(createElement(QRCodeSVG, { value, marginSize: 4 }));
  return /.* d="([^"]+)"/.exec(svg)?.[1] ?? '';
};

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

    test('uses a field, a date picker and a chart from npm on a page that runs on React itself', async ({ page }) => {
      await page.goto('/reactPreview');
      await tryReactComponents(page);
    });

    test('sees a React component from npm draw a pay code, take over its prerendered view and follow what is typed', async ({
      page,
    }) => {
      // The first code that the parser meets: it has to be the one on screen at the end.
      await page.addInitScript(() => {
        const host = window as MarkedWindow;
        const look = (): void => {
          const qr = document.querySelector('#root svg');
          if (qr) host.firstQr ??= qr;
        };
        new MutationObserver(look).observe(document, { childList: true, subtree: true });
      });
      await page.goto('/qrPreview');
      const qr = page.getByRole('img', { name: '8801 2345 6789' });
      await expect(qr.locator('path').last()).toHaveAttribute('d', squaresOf('8801 2345 6789'));
      await page.getByLabel('Pay code').fill('7702 0000 1111');
      const typed = page.getByRole('img', { name: '7702 0000 1111' });
      await expect(typed.locator('path').last()).toHaveAttribute('d', squaresOf('7702 0000 1111'));
      expect(await typed.evaluate((svg) => svg === (window as MarkedWindow).firstQr)).toBe(true);
    });
  });
else
  test('nobody finds the developers’ pages in a build that was not asked for them', async ({ page, expectProblem }) => {
    expectProblem('404');
    for (const address of ['/testPreview', '/qrPreview', '/reactPreview'])
      expect((await page.goto(address))?.status()).toBe(404);
  });
