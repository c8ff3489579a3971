/** A picture's size in pixels, and the six numbers of the canvas transform that turns it upright. */
export interface Upright {
  readonly width: number;
  readonly height: number;
  /** For `canvas.transform`: the scales, the skews and the shift. */
  readonly transform: readonly [number, number, number, number, number, number];
}

// By EXIF's number: where the stored picture's right (x, y) and its bottom (x, y) point on an upright canvas.
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
 * How a picture of `width` by `height` pixels, stored with an EXIF `orientation` (1 to 8), stands upright within
 * `longEdge` pixels. It is never made larger.
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
