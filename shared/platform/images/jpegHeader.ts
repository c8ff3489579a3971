/** The header of a JPEG: its stored size in pixels, before any rotation, how it has to be turned, and where the EXIF data are. */
export interface JpegHeader {
  readonly width: number;
  readonly height: number;
  /** The EXIF orientation, 1 to 8; 1 is upright. */
  readonly orientation: number;
  /** The segments that hold EXIF and similar data (where and with which phone it was taken), as byte offsets: start, and end (exclusive). */
  readonly privateParts: readonly (readonly [from: number, to: number])[];
}

const APP1 = 0xe1;
// Fill byte: there may be any number of them between two segments.
const FILLING = 0xff;
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

const readSegments = (bytes: DataView): JpegHeader => {
  const privateParts: [number, number][] = [];
  let orientation = 1;
  for (let at = 2; ; ) {
    const marker = bytes.getUint16(at) - 0xff00;
    if (marker < 0xc0) throw new RangeError();
    if (marker === FILLING) {
      at += 1;
      continue;
    }
    const next = at + 2 + bytes.getUint16(at + 2);
    if (isFrame(marker)) {
      return { height: bytes.getUint16(at + 5), width: bytes.getUint16(at + 7), orientation, privateParts };
    }
    if (marker === APP1) {
      privateParts.push([at, next]);
      orientation = orientationOr(orientation, bytes, at + 4);
    }
    at = next;
  }
};

/** @returns the header of a JPEG; undefined if the bytes hold none. Never throws. */
export const readJpegHeader = (bytes: DataView): JpegHeader | undefined => {
  try {
    return readSegments(bytes);
  } catch {
    return undefined;
  }
};
