import type { Page } from '@playwright/test';
import { type BorrowerOf, borrowers } from '../../support/borrowers.ts';

/** A borrower in collection, with complaints. */
export const mark: BorrowerOf = borrowers.overdueWithDelay;

/** The query parameters of a complaint by Mark about a repayment. */
export const repayment = { problemType: '2', orderNo: mark.orderId };

/** How long the page confirms that a complaint was sent before it navigates away. */
export const LEAVES_MS = 1500;

/** The box of the complaint's text. */
export const box = (page: Page) => page.getByRole('textbox');

/** The button that sends the complaint. */
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });

/** Types a text by keyboard input. */
export const write = async (page: Page, text: string): Promise<void> => {
  await box(page).click();
  await page.keyboard.insertText(text);
};

/** Creates a file to be picked, with these bytes. */
export const fileOf = (name: string, bytes: Uint8Array, mimeType = 'image/jpeg') => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes),
});

/** Selects files in the file input. */
export const pick = (page: Page, ...files: readonly ReturnType<typeof fileOf>[]): Promise<void> =>
  page.locator('input[type=file]').setInputFiles([...files]);

/** Creates a JPEG photo: red, green, blue and yellow quarters, or noise, which no codec compresses well. */
export const photo = async (
  page: Page,
  { width, height, isNoise = false }: { readonly width: number; readonly height: number; readonly isNoise?: boolean },
): Promise<Uint8Array<ArrayBuffer>> => {
  const base64 = await page.evaluate(
    ([w, h, noisy]) => {
      const canvas = document.createElement('canvas');
      canvas.width = w;
      canvas.height = h;
      const brush = canvas.getContext('2d') as CanvasRenderingContext2D;
      ['#f00', '#0f0', '#00f', '#ff0'].forEach((colour, at) => {
        brush.fillStyle = colour;
        brush.fillRect((at % 2) * (w / 2), Math.floor(at / 2) * (h / 2), w / 2, h / 2);
      });
      for (let at = 0; noisy && at < (w * h) / 16; at++) {
        brush.fillStyle = `hsl(${(at * 137) % 360} 90% ${(at * 61) % 100}%)`;
        brush.fillRect((at * 4) % w, Math.floor((at * 4) / w) * 4, 4, 4);
      }
      return canvas.toDataURL('image/jpeg', 0.95).split(',')[1] ?? '';
    },
    [width, height, isNoise] as const,
  );
  return Uint8Array.from(Buffer.from(base64, 'base64'));
};
