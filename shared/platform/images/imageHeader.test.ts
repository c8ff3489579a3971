import { describe, expect, it } from 'vitest';
import {
  exifSegment,
  gifHeader,
  heicHeader,
  jpegHeader,
  littleExifSegment,
  pngHeader,
  webpHeader,
  withSegments,
} from '../../../test/support/pictures.ts';
import { isWholeImage, readImageHeader } from './imageHeader.ts';
import { uprightWithin } from './shrinkImage.ts';

const read = (bytes: Iterable<number>) => readImageHeader(new DataView(Uint8Array.from(bytes).buffer));
const letters = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

describe('the header of a JPEG', () => {
  it('says its size', () => {
    const header = { kind: 'jpeg', width: 4000, height: 3000, orientation: 1, privateParts: [] };
    expect(read(jpegHeader(4000, 3000))).toEqual(header);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('says how it is to be turned: %i, in both byte orders', (orientation) => {
    for (const exif of [exifSegment, littleExifSegment])
      expect(read(withSegments(jpegHeader(40, 30), exif(orientation)))).toMatchObject({ width: 40, orientation });
  });

  it('names every part that holds EXIF, whole', () => {
    const [first, second] = [exifSegment(6), littleExifSegment(1)];
    const header = read(withSegments(jpegHeader(40, 30), first, [0xff, 0xe2, 0, 4, 1, 2], second));
    const secondAt = 2 + first.length + 6;
    expect(header?.privateParts).toEqual([
      [2, 2 + first.length],
      [secondAt, secondAt + second.length],
    ]);
    // The second segment's orientation, 1, counts as none, so the first one's is kept.
    expect(header?.orientation).toBe(6);
  });

  it('turns nothing by EXIF that is none, is cut, or names no turn', () => {
    const notExif = [0xff, 0xe1, 0, 8, ...letters('http:/')];
    const pointsFarAway = exifSegment(6);
    pointsFarAway.splice(14, 4, 0x7f, 0xff, 0xff, 0xff);
    for (const odd of [notExif, pointsFarAway, exifSegment(0), exifSegment(9)])
      expect(read(withSegments(jpegHeader(40, 30), odd))).toMatchObject({ orientation: 1 });
  });

  it('may have filling between its parts; every kind of frame is read, and no table as one', () => {
    const progressive = jpegHeader(40, 30);
    progressive[21] = 0xc2;
    for (const picture of [
      withSegments(jpegHeader(40, 30), [0xff, 0xff, 0xff]),
      withSegments(progressive, [0xff, 0xc4, 0, 4, 0, 0]),
    ])
      expect(read(picture)).toMatchObject({ width: 40, height: 30 });
  });

  it('is none where it is cut before its size, at any byte', () => {
    const whole = [...withSegments(jpegHeader(40, 30), exifSegment(6))];
    // Four more bytes follow the size.
    const size = whole.length - 4;
    expect(read(whole.slice(0, size))).toBeDefined();
    for (let length = 0; length < size; length++) expect(read(whole.slice(0, length)), String(length)).toBeUndefined();
  });
});

it.each([
  ['PNG', pngHeader(12_000, 9000), 'other', 12_000] as const,
  ['GIF', gifHeader(10, 10), 'other', 0] as const,
  ['WebP', webpHeader(), 'other', 0] as const,
  ['HEIC', heicHeader(), 'heic', 0] as const,
])('the header of a %s says its kind, and the size of a PNG', (_, bytes, kind, width) => {
  expect(read(bytes)).toMatchObject({ kind, width, orientation: 1, privateParts: [] });
});

it.each([
  ['nothing', []],
  ['a film', [0, 0, 0, 24, ...letters('ftypisom00000000')]],
  ['a sound in the same box as WebP', letters('RIFF....WAVEfmt ................')],
])('%s, which is no picture, has no header', (_, bytes) => {
  expect(read(bytes)).toBeUndefined();
});

it.each([
  ['whole sectors', 1024, 1024, false],
  ['a part of its own data', 1025, 1024, true],
  ['less than a sector', 1024, 500, true],
])('A progressive JPEG in which %s are zero is broken where no encoder wrote that', (_, from, length, isWhole) => {
  const start = [...jpegHeader(40, 30), 0xff, 0xda, 0, 8, 1, 1, 0, 0, 0, 0];
  start[21] = 0xc2;
  const picture = Uint8Array.from([...start, ...new Array(3000).fill(7), 0xff, 0xd9]).fill(0, from, from + length);
  expect(isWholeImage(new DataView(picture.buffer))).toBe(isWhole);
});

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
