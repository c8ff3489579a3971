/** A line of a picture: its text, its size in px, and whether it is bold. */
export interface TextLine {
  readonly text: string;
  readonly size: number;
  readonly isBold?: boolean;
}

const WIDTH = 720;
const SIDE = 48;
const FONTS = 'system-ui, -apple-system, Roboto, sans-serif';

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
  canvas.height = all.reduce((height, { size }) => height + size * 1.5, 2 * SIDE);
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#111';
  let top = SIDE;
  for (const line of all) {
    pen.font = fontOf(line);
    pen.fillText(line.text, SIDE, top + line.size);
    top += line.size * 1.5;
  }
  return (await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))) ?? undefined;
};
