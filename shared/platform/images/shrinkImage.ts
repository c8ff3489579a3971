import { type ImageHeader, isWholeImage, readImageHeader } from './imageHeader.ts';

/** A file converted to a small JPEG without any metadata. */
export interface ShrunkImage {
  readonly image: Blob;
  /** A `data:` address. */
  readonly preview: string;
}

/** Makes a picture small; 'unusable' for a file that is none, or that this phone cannot read. @throws if the code for it could not be loaded. */
export type ShrinkImage = (file: File) => Promise<ShrunkImage | 'unusable'>;

/** The limits of an image that is sent: pixels along its longer edge, and bytes. A scrolled screenshot may be as long as it is. */
const LONG_EDGE_PX = 1600;
const MAX_BYTES = 500_000;

const LONG_EDGES_PX = [LONG_EDGE_PX, 1100, 700];
// Less wide, the words of a phone's screen cannot be read.
const WIDTHS_PX = [700, 560, 480];

// A decoded picture of this size takes about 200 MB of memory, which is roughly what a phone with 2 GB has available.
const MAX_PIXELS = 52_000_000;
const MAX_FILE_BYTES = 40_000_000;
const PREVIEW_PX = 160;

type Drawable = ImageBitmap | HTMLImageElement | HTMLCanvasElement;

const read = <Result>(start: (reader: FileReader) => void): Promise<Result> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as Result);
    reader.onerror = reject;
    start(reader);
  });

// As a `data:` address, because the page's policy does not allow `blob:` pictures.
const loadImage = async (blob: Blob): Promise<Drawable> => {
  const address = await read<string>((reader) => reader.readAsDataURL(blob));
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = reject;
    image.src = address;
  });
};

const decode = (blob: Blob): Promise<Drawable> =>
  typeof createImageBitmap === 'function' ? createImageBitmap(blob).catch(() => loadImage(blob)) : loadImage(blob);

// New engines turn a photo by its EXIF orientation, old ones do not. Without EXIF none does, so that it can be turned here.
const withoutPrivateParts = (file: File, { kind, privateParts }: ImageHeader): Blob => {
  const parts: Blob[] = [];
  let from = 0;
  for (const [start, end] of privateParts) {
    parts.push(file.slice(from, start));
    from = end;
  }
  return new Blob([...parts, file.slice(from)], { type: kind === 'jpeg' ? 'image/jpeg' : file.type });
};

const draw = (picture: Drawable, orientation: number, longEdge: number): HTMLCanvasElement => {
  const { width, height, transform } = uprightWithin(picture.width, picture.height, orientation, longEdge);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const brush = canvas.getContext('2d') as CanvasRenderingContext2D;
  // A JPEG has no transparency: without this, transparent areas would become black.
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, width, height);
  brush.imageSmoothingQuality = 'high';
  brush.transform(...transform);
  const isOnItsSide = transform[0] === 0;
  brush.drawImage(picture, 0, 0, isOnItsSide ? height : width, isOnItsSide ? width : height);
  return canvas;
};

const toJpeg = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

// Most photos are small enough at the first attempt; for others the quality is reduced first, then the size.
const makeSmall = async (picture: Drawable, orientation: number): Promise<ShrunkImage | 'unusable'> => {
  const { width, height } = uprightWithin(picture.width, picture.height, orientation, Number.POSITIVE_INFINITY);
  const edges = height > width * 3 ? WIDTHS_PX.map((readable) => (readable / width) * height) : LONG_EDGES_PX;
  for (const edge of edges) {
    const canvas = draw(picture, orientation, edge);
    for (const quality of [0.8, 0.6, 0.4]) {
      const image = await toJpeg(canvas, quality);
      if (image && image.size <= MAX_BYTES)
        return { image, preview: draw(canvas, 1, PREVIEW_PX).toDataURL('image/jpeg', 0.6) };
    }
  }
  return 'unusable';
};

const shrink = async (file: File, header: ImageHeader): ReturnType<ShrinkImage> => {
  const picture = await decode(withoutPrivateParts(file, header));
  const shrunk = await makeSmall(picture, header.orientation);
  // A decoded photo takes 50 MB or more: it is freed at once, without waiting for the garbage collector.
  if ('close' in picture) picture.close();
  return shrunk;
};

/** Makes a picture small on the phone itself. Never rejects for a file that it cannot read. */
export const shrinkImage: ShrinkImage = async (file) => {
  if (file.size > MAX_FILE_BYTES) return 'unusable';
  try {
    const bytes = new DataView(await read<ArrayBuffer>((reader) => reader.readAsArrayBuffer(file)));
    const header = readImageHeader(bytes);
    if (!header || header.width * header.height > MAX_PIXELS || !isWholeImage(bytes)) return 'unusable';
    return await shrink(file, header);
  } catch {
    return 'unusable';
  }
};

/** The size in pixels of a picture that is turned upright, and the six numbers of the canvas transform that does so. */
export interface Upright {
  readonly width: number;
  readonly height: number;
  /** The arguments of `context.transform(a, b, c, d, e, f)`. */
  readonly transform: readonly [number, number, number, number, number, number];
}

// For each EXIF orientation from 1: the direction on the upright canvas of the stored picture's right (x, y) and bottom (x, y).
const turns = [
  [1, 0, 0, 1],
  [-1, 0, 0, 1],
  [-1, 0, 0, -1],
  [1, 0, 0, -1],
  [0, 1, 1, 0],
  [0, 1, -1, 0],
  [0, -1, -1, 0],
  [0, -1, 1, 0],
] as const;

/**
 * @returns how to draw a picture of `width` by `height` pixels, stored with an EXIF `orientation` (1 to 8), upright, with a longer edge of
 * at most `longEdge` pixels. It is never enlarged.
 */
export const uprightWithin = (width: number, height: number, orientation: number, longEdge: number): Upright => {
  const [a, b, c, d] = turns[orientation - 1] ?? turns[0];
  const scale = Math.min(1, longEdge / Math.max(width, height));
  const scaled = (px: number): number => Math.max(1, Math.round(px * scale));
  const isOnItsSide = a === 0;
  const upWidth = scaled(isOnItsSide ? height : width);
  const upHeight = scaled(isOnItsSide ? width : height);
  return {
    width: upWidth,
    height: upHeight,
    transform: [a, b, c, d, a + c < 0 ? upWidth : 0, b + d < 0 ? upHeight : 0],
  };
};
