/** A picture's header: its kind, known by its first bytes and not by its name. */
export interface ImageHeader {
  readonly kind: 'jpeg' | 'other';
  /** The stored size of a JPEG or PNG in pixels, before any rotation; 0 for any other kind. */
  readonly width: number;
  readonly height: number;
  /** The EXIF orientation, 1 to 8; 1 is upright. */
  readonly orientation: number;
  /** The segments of a JPEG that hold EXIF and similar data (where and with which phone it was taken), as byte offsets: start, and end (exclusive). */
  readonly privateParts: readonly (readonly [from: number, to: number])[];
}

const other = (width = 0, height = 0): ImageHeader => ({
  kind: 'other',
  width,
  height,
  orientation: 1,
  privateParts: [],
});

const letters = (bytes: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((letter) => bytes.getUint8(at + letter)));

const readAny = (bytes: DataView): ImageHeader | undefined => {
  if (bytes.getUint16(0) === 0xffd8) return readJpeg(bytes);
  const first = letters(bytes, 0);
  if (first === '\u0089PNG') return other(bytes.getUint32(16), bytes.getUint32(20));
  if (first === 'GIF8' || (first === 'RIFF' && letters(bytes, 8) === 'WEBP')) return other();
  // HEIC, which few engines can decode.
  if (letters(bytes, 4) === 'ftyp' && /hei|hev|mif|msf/.test(letters(bytes, 8))) return other();
  return undefined;
};

/** @returns the header of a JPEG, PNG, GIF, WebP or HEIC; undefined if the bytes are no such picture. Never throws. */
export const readImageHeader = (bytes: DataView): ImageHeader | undefined => {
  try {
    return readAny(bytes);
  } catch {
    return undefined;
  }
};

const APP1 = 0xe1;
// Fill byte: there may be any number of them between two segments.
const FILLING = 0xff;
const END_OF_IMAGE = 0xd9;
const ORIENTATION_TAG = 0x112;

const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** @returns the EXIF orientation in the segment whose content begins at byte `at`; 1 if it has none. */
const orientationIn = (bytes: DataView, at: number): number => {
  if (bytes.getUint32(at) !== 0x45786966) return 1;
  const tiff = at + 6;
  const isLittle = bytes.getUint16(tiff) === 0x4949;
  const list = tiff + bytes.getUint32(tiff + 4, isLittle);
  for (let entry = bytes.getUint16(list, isLittle) - 1; entry >= 0; entry--) {
    const field = list + 2 + entry * 12;
    if (bytes.getUint16(field, isLittle) === ORIENTATION_TAG) return bytes.getUint16(field + 8, isLittle);
  }
  return 1;
};

// EXIF data that are cut off or invalid leave the orientation as it is.
const orientationOr = (fallback: number, bytes: DataView, at: number): number => {
  try {
    const found = orientationIn(bytes, at);
    return found > 1 && found < 9 ? found : fallback;
  } catch {
    return fallback;
  }
};

/** The segment that begins at byte `from`, after any filling: its marker, its offset, and that of the next one. @throws if there is none. */
const segmentAt = (bytes: DataView, from: number) => {
  let at = from;
  while (bytes.getUint16(at) === 0xff00 + FILLING) at += 1;
  const marker = bytes.getUint16(at) - 0xff00;
  if (marker < 0xc0) throw new RangeError();
  return { marker, at, next: at + 2 + (marker === END_OF_IMAGE ? 0 : bytes.getUint16(at + 2)) };
};

const readJpeg = (bytes: DataView): ImageHeader => {
  const privateParts: [number, number][] = [];
  let orientation = 1;
  for (let from = 2; ; ) {
    const { marker, at, next } = segmentAt(bytes, from);
    if (isFrame(marker)) {
      const [height, width] = [bytes.getUint16(at + 5), bytes.getUint16(at + 7)];
      return { kind: 'jpeg', width, height, orientation, privateParts };
    }
    if (marker === APP1) {
      privateParts.push([at, next]);
      orientation = orientationOr(orientation, bytes, at + 4);
    }
    from = next;
  }
};

const START_OF_SCAN = 0xda;
const HUFFMAN_TABLES = 0xc4;
// What an interrupted download leaves is zeros. Where they do not mean "all as before, and empty", no picture has this many.
const MOST_ZERO_BYTES = 64;
// Storage loses whole sectors: zeros from the beginning of one to the end of one are no picture's, whatever they mean.
const SECTOR = 512;

/** The first symbols of the tables, whose code is all zeros, by the table's number, in the segment from byte `at` to `end`. */
const readTables = (bytes: DataView, at: number, end: number, firstSymbols: Map<number, number>): void => {
  for (let table = at; table < end; ) {
    let symbols = 0;
    for (let length = 1; length <= 16; length++) symbols += bytes.getUint8(table + length);
    firstSymbols.set(bytes.getUint8(table), bytes.getUint8(table + 17));
    table += 17 + symbols;
  }
};

/** @returns the offset of the marker after the image data that begin at byte `from`. @throws if they have a gap, or no end. */
const endOfScan = (bytes: DataView, from: number, mayBeZeros: boolean): number => {
  let zeros = 0;
  for (let at = from; ; at++) {
    const byte = bytes.getUint8(at);
    const isSector = byte && zeros && at % SECTOR === 0 && zeros % SECTOR === 0;
    zeros = byte ? 0 : zeros + 1;
    if (isSector || (zeros > MOST_ZERO_BYTES && !mayBeZeros)) throw new RangeError();
    if (byte !== 0xff) continue;
    const marker = bytes.getUint8(at + 1);
    if (marker && marker !== FILLING && (marker < 0xd0 || marker > 0xd7)) return at;
  }
};

const isWholeJpeg = (bytes: DataView): boolean => {
  const firstSymbols = new Map<number, number>();
  let isProgressive = false;
  for (let from = 2; ; ) {
    const { marker, at, next } = segmentAt(bytes, from);
    if (marker === END_OF_IMAGE) return true;
    if (isFrame(marker)) isProgressive = marker > 0xc1;
    if (marker === HUFFMAN_TABLES) readTables(bytes, at + 4, next, firstSymbols);
    if (marker === START_OF_SCAN) {
      // The tables of the first colour: of the average of a block, and of its details.
      const tables = bytes.getUint8(at + 6);
      const mayBeZeros = !firstSymbols.get(tables >> 4) && !firstSymbols.get(0x10 | (tables & 15));
      from = endOfScan(bytes, next, isProgressive || mayBeZeros);
    } else from = next;
  }
};

const isWholePng = (bytes: DataView): boolean => {
  let at = 8;
  while (letters(bytes, at + 4) !== 'IEND') at += 12 + bytes.getUint32(at);
  return true;
};

/** @returns whether a JPEG or PNG is complete, and a JPEG has no gap: engines draw the rest of a broken one in grey. */
export const isWholeImage = (bytes: DataView): boolean => {
  try {
    if (bytes.getUint16(0) === 0xffd8) return isWholeJpeg(bytes);
    return letters(bytes, 0) !== '\u0089PNG' || isWholePng(bytes);
  } catch {
    return false;
  }
};
