import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

// One byte a pixel, as a number of the palette.
const PALETTE_DEPTH = [8, 3, 0, 0, 0];

/** A colour as red, green and blue, each 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** A picture: its size in pixels, its colours, and which of them stands where. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly palette: readonly Rgb[];
  readonly pixel: (x: number, y: number) => number;
}

function uint32(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(number);
  return bytes;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([uint32(data.length), content, uint32(crc32(content))]);
}

// Every row begins with a byte that names its filter: none.
function rows({ width, height, pixel }: Drawing): Uint8Array {
  const row = (y: number) => [0, ...Array.from({ length: width }, (_, x) => pixel(x, y))];
  return Uint8Array.from(Array.from({ length: height }, (_, y) => row(y)).flat());
}

/** A drawing as a PNG file. */
export function pngOf(drawing: Drawing): Buffer {
  const header = Buffer.concat([uint32(drawing.width), uint32(drawing.height), Buffer.from(PALETTE_DEPTH)]);
  const palette = Uint8Array.from(drawing.palette.flat());
  const parts = [chunk('IHDR', header), chunk('PLTE', palette), chunk('IDAT', deflateSync(rows(drawing)))];
  return Buffer.concat([SIGNATURE, ...parts, chunk('IEND', new Uint8Array())]);
}
