import { readImageHeader } from '../../../shared/platform/images/imageHeader.ts';

const EXTENSION = 0x21;
const FRAME = 0x2c;

/** Where the blocks of a GIF begin: behind the header and the colours that all frames share. */
const firstBlockOf = (bytes: DataView): number => {
  const flags = bytes.getUint8(10);
  return 13 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
};

/** The pixels of a GIF's first frame, which may be larger than the picture says it is: browsers enlarge the picture then. */
function framePixelsOf(bytes: DataView): number {
  let at = firstBlockOf(bytes);
  while (at + 10 <= bytes.byteLength && bytes.getUint8(at) === EXTENSION) {
    at += 2;
    for (let size = bytes.getUint8(at); size > 0 && at + size + 1 < bytes.byteLength; size = bytes.getUint8(at))
      at += size + 1;
    at += 1;
  }
  if (at + 10 > bytes.byteLength || bytes.getUint8(at) !== FRAME) return 0;
  const far = (offset: number): number => bytes.getUint16(at + offset, true) + bytes.getUint16(at + offset + 4, true);
  return far(1) * far(3);
}

/**
 * How many pixels an image would take once it is decoded, by its header alone; 0 where that says none. A file of some kilobytes
 * can say billions, and whoever draws it has to find room for them.
 */
export function pixelsOf(image: Uint8Array): number {
  const bytes = new DataView(image.buffer, image.byteOffset, image.byteLength);
  const { width = 0, height = 0 } = readImageHeader(bytes) ?? {};
  const isGif = bytes.byteLength > 13 && bytes.getUint32(0) === 0x47494638;
  return Math.max(width * height, isGif && width * height > 0 ? framePixelsOf(bytes) : 0);
}
