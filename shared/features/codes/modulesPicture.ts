import { TEXT_WIDTH, type TextLine } from '../../platform/images/textImage.ts';

const BARS_HEIGHT = 144;
const SQUARE_SIZE = 400;
// In px. On a phone that shows the picture at its full width, a thinner bar would be about half a pixel wide, and disappear.
const MIN_MODULE = 2;
// Below the modules: a scanner needs a free edge around them.
const MODULES_GAP = 24;

/**
 * @returns the drawing of a code for a picture; undefined if it does not fit. `rows`: its modules, `1` dark and `0` light. One row is a barcode,
 * several are a square code.
 */
export const modulesPicture = (rows: readonly string[]): TextLine['drawing'] => {
  const isSquare = rows.length > 1;
  // In whole px: otherwise the modules would have blurred edges.
  const width = Math.floor((isSquare ? SQUARE_SIZE : TEXT_WIDTH) / (rows[0]?.length || 0));
  if (width < MIN_MODULE) return undefined;
  const height = isSquare ? width : BARS_HEIGHT;
  return {
    height: height * rows.length + MODULES_GAP,
    draw: (pen, left, top) =>
      rows.forEach((row, y) => {
        for (let x = 0; x < row.length; x++)
          if (row[x] === '1') pen.fillRect(left + x * width, top + y * height, width, height);
      }),
  };
};
