/** Bytes of picture files, for tests of what a phone makes of them. All of a kind begin as a real one does. */

const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));
const two = (number: number): number[] => [number >> 8, number & 0xff];
const four = (number: number): number[] => [...two(number >>> 16), ...two(number & 0xffff)];

const segment = (marker: number, content: readonly number[]): number[] => [
  0xff,
  marker,
  ...two(content.length + 2),
  ...content,
];

/** A place to look for in what was sent: it stands in the EXIF below, as a phone writes its own. */
export const SECRET_PLACE = 'GPS 14.5995 N 120.9842 E';

/** The EXIF segment of a JPEG, with its orientation (1 to 8) and the place where the photo was taken. */
export const exifSegment = (orientation: number): number[] =>
  segment(0xe1, [
    ...ascii('Exif\0\0MM'),
    ...two(42),
    ...four(8),
    ...two(2),
    // The description, which stands behind the list, and the orientation.
    ...[...two(0x10e), ...two(2), ...four(SECRET_PLACE.length), ...four(38)],
    ...[...two(0x112), ...two(3), ...four(1), ...two(orientation), 0, 0],
    ...four(0),
    ...ascii(SECRET_PLACE),
  ]);

/** The same in the other byte order, and nothing but the orientation. */
export const littleExifSegment = (orientation: number): number[] =>
  segment(0xe1, [...ascii('Exif\0\0II'), 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]);

/** A JPEG's bytes with these segments put in right after its beginning. */
export const withSegments = (
  jpeg: Uint8Array<ArrayBuffer>,
  ...segments: readonly number[][]
): Uint8Array<ArrayBuffer> => Uint8Array.from([...jpeg.slice(0, 2), ...segments.flat(), ...jpeg.slice(2)]);

/** The header of a JPEG of this size; there is no picture behind it. */
export const jpegHeader = (width: number, height: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([
    ...[0xff, 0xd8],
    ...segment(0xe0, ascii('JFIF\0\x01\x01\0\0\x01\0\x01\0\0')),
    ...segment(0xc0, [8, ...two(height), ...two(width), 1, 1, 0x11, 0]),
  ]);

/** The header of a PNG of this size; there is no picture behind it. */
export const pngHeader = (width: number, height: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([0x89, ...ascii('PNG\r\n\x1a\n'), ...four(13), ...ascii('IHDR'), ...four(width), ...four(height), 8]);

const littleTwo = (number: number): number[] => two(number).reverse();

/** The header of a GIF of this size; there is no picture behind it. */
export const gifHeader = (width: number, height: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([...ascii('GIF89a'), ...littleTwo(width), ...littleTwo(height), 0, 0, 0]);

/** A GIF of one pixel, as it says, whose first frame is of this size; there is no picture behind it. */
export const framedGif = (width: number, height: number): Uint8Array<ArrayBuffer> => {
  const frame = [0x2c, 0, 0, 0, 0, ...littleTwo(width), ...littleTwo(height), 0];
  return Uint8Array.from([...gifHeader(1, 1), ...[0x21, 0xf9, 4, 0, 0, 0, 0, 0], ...frame]);
};

const webp = (kind: string, content: readonly number[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([...ascii(`RIFF....WEBP${kind}....`), ...content]);

/** The header of a WebP of this size, in the three ways that it can stand there; there is no picture behind it. */
export const webpHeaders = (width: number, height: number): Record<string, Uint8Array<ArrayBuffer>> => {
  const lossless = width - 1 + (height - 1) * 2 ** 14;
  return {
    lossy: webp('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, ...littleTwo(width), ...littleTwo(height)]),
    lossless: webp('VP8L', [0x2f, ...four(lossless).reverse()]),
    extended: webp('VP8X', [0, 0, 0, 0, ...littleTwo(width - 1), 0, ...littleTwo(height - 1), 0]),
  };
};

/** A whole GIF of one pixel that goes from black to white and on. */
export const animatedGif = (): Uint8Array<ArrayBuffer> => {
  const frame = (colour: number): number[] => [
    ...[0x21, 0xf9, 4, 4, 5, 0, 0, 0],
    ...[0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0],
    ...[2, 2, colour ? 0x4c : 0x44, 1, 0],
  ];
  const repeat = [0x21, 0xff, 11, ...ascii('NETSCAPE2.0'), 3, 1, 0, 0, 0];
  const head = [...ascii('GIF89a'), 1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255];
  return Uint8Array.from([...head, ...repeat, ...frame(0), ...frame(1), 0x3b]);
};

/** The header of a photo as newer iPhones keep it. */
export const heicHeader = (): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([...four(24), ...ascii('ftypheic'), ...four(0), ...ascii('mif1heic'), ...four(99)]);

/** A whole PNG of one grey pixel. */
export const samplePng = (): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=='),
    (letter) => letter.charCodeAt(0),
  );
