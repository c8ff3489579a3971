import { describe, expect, it } from 'vitest';
import { uprightWithin } from './shrinkImage.ts';

// Where the corners of a stored 4 by 2 picture end up, from EXIF's definition of its first row and column.
const corners: readonly (readonly [orientation: number, topLeft: readonly number[], bottomRight: readonly number[]])[] =
  [
    [1, [0, 0], [4, 2]],
    [2, [4, 0], [0, 2]],
    [3, [4, 2], [0, 0]],
    [4, [0, 2], [4, 0]],
    [5, [0, 0], [2, 4]],
    [6, [2, 0], [0, 4]],
    [7, [2, 4], [0, 0]],
    [8, [0, 4], [2, 0]],
  ];

describe('a picture stood upright', () => {
  it.each(corners)('by orientation %i has its corners in their places', (orientation, topLeft, bottomRight) => {
    const { width, height, transform } = uprightWithin(4, 2, orientation, 1600);
    const [a, b, c, d, e, f] = transform;
    const place = (x: number, y: number) => [a * x + c * y + e, b * x + d * y + f];
    expect([width, height]).toEqual(orientation > 4 ? [2, 4] : [4, 2]);
    expect(place(0, 0)).toEqual(topLeft);
    expect(place(4, 2)).toEqual(bottomRight);
  });

  it.each([
    [4000, 3000, 1, 1600, 1200],
    [3000, 4000, 1, 1200, 1600],
    [4000, 3000, 6, 1200, 1600],
    [800, 600, 1, 800, 600],
    [9000, 1, 1, 1600, 1],
  ])('of %i by %i and orientation %i fits in 1600 pixels', (width, height, orientation, upWidth, upHeight) => {
    expect(uprightWithin(width, height, orientation, 1600)).toMatchObject({ width: upWidth, height: upHeight });
  });

  it('stays as it is by a number that EXIF does not know', () => {
    expect(uprightWithin(4, 2, 77, 1600).transform).toEqual([1, 0, 0, 1, 0, 0]);
  });
});
