import type { BrowserContext } from '@playwright/test';
import { type GreyPicture, readCode } from '../../support/readCode.ts';

/** Decodes a PNG to greyscale, in a page of its own because the CSP of the app's pages forbids it. */
const greyOf = async (context: BrowserContext, png: Buffer): Promise<GreyPicture> => {
  const page = await context.newPage();
  const { width, height, light } = await page.evaluate(
    async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
      pen.drawImage(image, 0, 0);
      const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
      // One channel is enough for black and white. Returned as a text, as an array is transferred number by number.
      const light = Array.from(
        data.filter((_, at) => at % 4 === 1),
        (byte) => String.fromCharCode(byte),
      ).join('');
      return { width: canvas.width, height: canvas.height, light: btoa(light) };
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  await page.close();
  return { width, height, light: new Uint8ClampedArray(Buffer.from(light, 'base64')) };
};

/** Reads the code in an image of a screen or of a slip, as a scanner would. */
export const readPicture = async (context: BrowserContext, png: Buffer) => readCode(await greyOf(context, png));
