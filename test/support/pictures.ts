/** Bytes of image files, for tests of how they are processed. Each begins like a real file of its format. */

const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));
const two = (number: number): number[] => [number >> 8, number & 0xff];
const four = (number: number): number[] => [...two(number >>> 16), ...two(number & 0xffff)];

const segment = (marker: number, content: readonly number[]): number[] => [
  0xff,
  marker,
  ...two(content.length + 2),
  ...content,
];

/** The location in the EXIF segment below, as a phone writes it; tests search the sent bytes for it. */
export const SECRET_PLACE = 'GPS 14.5995 N 120.9842 E';

/** Creates a JPEG's EXIF segment with an orientation (1 to 8) and the location of the photo. */
export const exifSegment = (orientation: number): number[] =>
  segment(0xe1, [
    ...ascii('Exif\0\0MM'),
    ...two(42),
    ...four(8),
    ...two(2),
    // The description, whose text follows the list of tags, and the orientation.
    ...[...two(0x10e), ...two(2), ...four(SECRET_PLACE.length), ...four(38)],
    ...[...two(0x112), ...two(3), ...four(1), ...two(orientation), 0, 0],
    ...four(0),
    ...ascii(SECRET_PLACE),
  ]);

/** Creates a little-endian EXIF segment with nothing but the orientation. */
export const littleExifSegment = (orientation: number): number[] =>
  segment(0xe1, [...ascii('Exif\0\0II'), 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]);

/** Inserts these segments into a JPEG, directly after its start marker. */
export const withSegments = (
  jpeg: Uint8Array<ArrayBuffer>,
  ...segments: readonly number[][]
): Uint8Array<ArrayBuffer> => Uint8Array.from([...jpeg.slice(0, 2), ...segments.flat(), ...jpeg.slice(2)]);

/** Creates a JPEG header with this size, without image data. */
export const jpegHeader = (width: number, height: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([
    ...[0xff, 0xd8],
    ...segment(0xe0, ascii('JFIF\0\x01\x01\0\0\x01\0\x01\0\0')),
    ...segment(0xc0, [8, ...two(height), ...two(width), 1, 1, 0x11, 0]),
  ]);

/** Creates a PNG header with this size, without image data. */
export const pngHeader = (width: number, height: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([0x89, ...ascii('PNG\r\n\x1a\n'), ...four(13), ...ascii('IHDR'), ...four(width), ...four(height), 8]);

const littleTwo = (number: number): number[] => two(number).reverse();

/** Creates a GIF header with this size, without image data. */
export const gifHeader = (width: number, height: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([...ascii('GIF89a'), ...littleTwo(width), ...littleTwo(height), 0, 0, 0]);

/** Creates the header of a WebP, without image data. */
export const webpHeader = (): Uint8Array<ArrayBuffer> => Uint8Array.from(ascii('RIFF....WEBPVP8 ....'));

/** Creates the header of a HEIC photo, the format of newer iPhones. */
export const heicHeader = (): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([...four(24), ...ascii('ftypheic'), ...four(0), ...ascii('mif1heic'), ...four(99)]);

/** Creates a complete PNG of one grey pixel. */
export const samplePng = (): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=='),
    (letter) => letter.charCodeAt(0),
  );
