import { colors, name } from '../../../brand/current.ts';
import type { TextLine } from '../../../platform/images/textImage.ts';

/** The line above all that a borrower saves as a picture: whose it is, in the colours of the brand by day, for it may be printed. */
export const lenderLine: TextLine = {
  text: name,
  size: 28,
  isBold: true,
  band: [colors.light.brand, colors.light.onBrand],
};
