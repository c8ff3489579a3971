import { type JpegHeader, readJpegHeader } from './jpegHeader.ts';

/**
 * A picture's header: its kind by its first bytes, whatever its name says, and its size in pixels; 0 for the kinds that
 * no camera makes too large.
 */
export interface PictureHeader extends JpegHeader {
  /** `heic` is a kind that most engines cannot read. */
  readonly kind: 'jpeg' | 'other' | 'heic';
}

const sized = (width: number, height: number): PictureHeader => ({
  kind: 'other',
  width,
  height,
  orientation: 1,
  privateParts: [],
});

const letters = (bytes: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((letter) => bytes.getUint8(at + letter)));

const readAny = (bytes: DataView): PictureHeader | undefined => {
  if (bytes.getUint16(0) === 0xffd8) {
    const header = readJpegHeader(bytes);
    return header && { kind: 'jpeg', ...header };
  }
  const first = letters(bytes, 0);
  if (first === '\u0089PNG') return sized(bytes.getUint32(16), bytes.getUint32(20));
  if (first === 'GIF8' || (first === 'RIFF' && letters(bytes, 8) === 'WEBP')) return sized(0, 0);
  if (letters(bytes, 4) === 'ftyp' && /hei|hev|mif|msf/.test(letters(bytes, 8)))
    return { ...sized(0, 0), kind: 'heic' };
  return undefined;
};

/** Reads the header of a JPEG, PNG, GIF, WebP or HEIC; undefined where the bytes are no such picture. Never throws. */
export const readPictureHeader = (bytes: DataView): PictureHeader | undefined => {
  try {
    return readAny(bytes);
  } catch {
    return undefined;
  }
};
