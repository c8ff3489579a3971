import { colors, name } from '../../../brand/current.ts';
import type { TextLine } from '../../../platform/images/textImage.ts';

/** The first line of every picture that a borrower saves: the lender's name, in the brand's light colours, because the picture may be printed. */
export const lenderLine: TextLine = {
  text: name,
  size: 28,
  isBold: true,
  band: [colors.light.brand, colors.light.onBrand],
};
