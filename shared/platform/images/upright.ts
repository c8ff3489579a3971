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
