/** A line of a picture: its text, its size in px, and whether it is bold. */
export interface TextLine {
  readonly text: string;
  readonly size: number;
  readonly isBold?: boolean;
  /** Of a line without text: rows of modules, `1` for dark and `0` for light. One row is bars, more of them a square. */
  readonly rows?: readonly string[];
}

const WIDTH = 720;
const SIDE = 48;
const FONTS = 'system-ui, -apple-system, Roboto, sans-serif';

const BARS_HEIGHT = 144;
const SQUARE_SIZE = 400;
// Half a pixel of a phone that shows the picture over its whole width is no bar any more.
const MIN_MODULE = 2;

/** How large a drawing of modules becomes, in whole px; undefined where it does not fit. */
const moduleSize = (rows: readonly string[]): readonly [width: number, height: number] | undefined => {
  const count = rows[0]?.length || 0;
  const width = Math.floor((rows.length > 1 ? SQUARE_SIZE : WIDTH - 2 * SIDE) / count);
  return count && width >= MIN_MODULE ? [width, rows.length > 1 ? width : BARS_HEIGHT] : undefined;
};

const heightOf = ({ size, rows }: TextLine): number => {
  const module = rows && moduleSize(rows);
  return module ? module[1] * (rows?.length || 0) : size * 1.5;
};

const drawRows = (pen: CanvasRenderingContext2D, rows: readonly string[], top: number): void => {
  const module = moduleSize(rows);
  if (!module) return;
  const [width, height] = module;
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++)
      if (row[x] === '1') pen.fillRect(SIDE + x * width, top + y * height, width, height);
  });
};

const fontOf = ({ size, isBold }: TextLine): string => `${isBold ? 700 : 400} ${size}px ${FONTS}`;

/** Breaks a text into lines that fit; a word that is too long for one breaks where it has to. */
const wrap = (pen: CanvasRenderingContext2D, text: string, width: number): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (pen.measureText(longer).width <= width) line = longer;
    else {
      if (line) lines.push(line);
      line = '';
      for (const letter of word) {
        if (pen.measureText(line + letter).width > width) {
          lines.push(line);
          line = '';
        }
        line += letter;
      }
    }
  }
  return [...lines, line];
};

/** Draws lines of text black on white, for a picture to save or to send; undefined where the phone cannot. */
export const textImage = async (lines: readonly TextLine[]): Promise<Blob | undefined> => {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  const all: TextLine[] = [];
  for (const line of lines) {
    pen.font = fontOf(line);
    for (const text of wrap(pen, line.text, WIDTH - 2 * SIDE)) all.push({ ...line, text });
  }
  canvas.width = WIDTH;
  canvas.height = all.reduce((height, line) => height + heightOf(line), 2 * SIDE);
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#111';
  let top = SIDE;
  for (const line of all) {
    if (line.rows) drawRows(pen, line.rows, top);
    else {
      pen.font = fontOf(line);
      pen.fillText(line.text, SIDE, top + line.size);
    }
    top += heightOf(line);
  }
  return (await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))) ?? undefined;
};
