import { drawsTruly } from './drawsTruly.ts';

/** A line of a picture: its text, its size in px, and whether it is bold. */
export interface TextLine {
  readonly text: string;
  readonly size: number;
  readonly isBold?: boolean;
  /** A value whose label is `text`. Drawn bold at the right edge, or below the text if both do not fit on one line. */
  readonly value?: string;
  /** Two CSS colours: the text has the second one, on a band of the first, which is as wide as the picture. */
  readonly band?: readonly [ground: string, letters: string];
  /** For a line without text: what stands in its place, from `left` and `top` on, and its height in px. */
  readonly drawing?: {
    readonly height: number;
    readonly draw: (pen: CanvasRenderingContext2D, left: number, top: number) => void;
  };
}

const WIDTH = 720;
const SIDE = 48;
/** The width of what stands in a picture, in px. */
export const TEXT_WIDTH = WIDTH - 2 * SIDE;
const BAND_PADDING = 20;
const MIN_GAP = 16;
// A bold line begins a new section, so it has space above it. As a share of its size.
const SPACE_ABOVE_BOLD = 0.3;
const INK = '#111';
// Contrast 7:1 on white.
const QUIET = '#595959';
const FONTS = 'system-ui, -apple-system, Roboto, sans-serif';

// In whole px, because otherwise the modules of a code below it would have blurred edges.
const spaceAbove = ({ size, isBold, band }: TextLine): number =>
  isBold && !band ? Math.round(size * SPACE_ABOVE_BOLD) : 0;

const heightOf = (line: TextLine): number => {
  const { size, drawing, band } = line;
  const text = drawing ? drawing.height : size * 1.5 + spaceAbove(line);
  return band ? text + 3 * BAND_PADDING : text;
};

const fontOf = ({ size, isBold }: TextLine): string => `${isBold ? 700 : 400} ${size}px ${FONTS}`;

/** Breaks a text into lines that fit; a word that is too long for a line is broken anywhere. */
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

const widthOf = (pen: CanvasRenderingContext2D, line: TextLine): number => {
  pen.font = fontOf(line);
  return pen.measureText(line.text).width;
};

const valueLine = ({ size, value = '' }: TextLine): TextLine => ({ text: value, size, isBold: true });

/** Splits a line into lines that each fit. */
const fitted = (pen: CanvasRenderingContext2D, line: TextLine): TextLine[] => {
  const { value, ...name } = line;
  if (value) {
    const both = widthOf(pen, name) + MIN_GAP + widthOf(pen, valueLine(line));
    return both <= TEXT_WIDTH ? [line] : [...fitted(pen, name), ...fitted(pen, valueLine(line))];
  }
  pen.font = fontOf(line);
  return wrap(pen, line.text, TEXT_WIDTH).map((text) => ({ ...line, text }));
};

const drawLine = (pen: CanvasRenderingContext2D, line: TextLine, top: number): void => {
  const { text, size, drawing, band, value } = line;
  if (drawing) {
    drawing.draw(pen, SIDE, top);
    return;
  }
  if (band) {
    pen.fillStyle = band[0];
    pen.fillRect(0, top, WIDTH, heightOf(line) - BAND_PADDING);
  }
  const base = top + size + (band ? BAND_PADDING : spaceAbove(line));
  pen.font = fontOf(line);
  pen.fillStyle = band?.[1] ?? (value ? QUIET : INK);
  pen.fillText(text, SIDE, base);
  pen.fillStyle = INK;
  if (!value) return;
  const bold = valueLine(line);
  pen.fillText(value, WIDTH - SIDE - widthOf(pen, bold), base);
};

/** Draws dark lines of text on white. @returns a PNG to save or share; undefined if the browser cannot make it. */
export const textImage = async (lines: readonly TextLine[]): Promise<Blob | undefined> => {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen || !drawsTruly()) return undefined;
  const all: TextLine[] = [];
  for (const line of lines) all.push(...fitted(pen, line));
  // A band at the top reaches the picture's edge.
  let top = all[0]?.band ? 0 : SIDE;
  canvas.width = WIDTH;
  canvas.height = all.reduce((height, line) => height + heightOf(line), top + SIDE);
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = INK;
  for (const line of all) {
    drawLine(pen, line, top);
    top += heightOf(line);
  }
  return (await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))) ?? undefined;
};

/** @returns a picture as a `data:` address, because the page's policy does not allow `blob:` pictures. @throws if it cannot be read. */
export const dataAddress = (picture: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = reject;
    reader.readAsDataURL(picture);
  });
