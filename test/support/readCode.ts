import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from '@zxing/library';

/** A greyscale image: one byte of brightness per pixel, row by row. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly light: Uint8ClampedArray;
}

/** Reads the Code 128 or QR code in an image, as a scanner would. @throws if none is readable */
export const readCode = ({ width, height, light }: GreyPicture): { readonly format: string; readonly text: string } => {
  const hints = new Map<DecodeHintType, unknown>([
    [DecodeHintType.POSSIBLE_FORMATS, [BarcodeFormat.CODE_128, BarcodeFormat.QR_CODE]],
    [DecodeHintType.TRY_HARDER, true],
  ]);
  const source = new RGBLuminanceSource(light, width, height);
  const found = new MultiFormatReader().decode(new BinaryBitmap(new HybridBinarizer(source)), hints);
  return { format: BarcodeFormat[found.getBarcodeFormat()] ?? '', text: found.getText() };
};

const MODULE_PX = 4;
const BARS_PX = 60;

/** Draws rows of modules as an image; a single row is drawn as high as bars. */
export const pictureOf = (rows: readonly string[]): GreyPicture => {
  const width = (rows[0]?.length ?? 0) * MODULE_PX;
  const repeats = rows.length > 1 ? MODULE_PX : BARS_PX;
  const height = rows.length * repeats;
  const light = new Uint8ClampedArray(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      light[y * width + x] = rows[Math.floor(y / repeats)]?.[Math.floor(x / MODULE_PX)] === '1' ? 0 : 255;
  return { width, height, light };
};
