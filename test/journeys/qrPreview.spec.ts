import { QRCodeSVG } from 'qrcode.react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from './fixture.ts';

interface MarkedWindow {
  firstQr?: Element;
}

/** The dark squares of a text's QR code, as React itself draws them. */
const squaresOf = (value: string): string => {
  const svg = renderToStaticMarkup(createElement(QRCodeSVG, { value, marginSize: 4 }));
  return /.* d="([^"]+)"/.exec(svg)?.[1] ?? '';
};

if (process.env['PREVIEW'] === '1')
  test('A React component from npm draws a pay code, takes over its prerendered view and follows what is typed', async ({
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
