import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { receiptPng } from '../../scripts/sandbox/complaints/complaintSeeds.ts';
import { mediaTypeOf } from '../../scripts/sandbox/complaints/evidence.ts';
import { isWholeImage, readImageHeader } from '../../shared/platform/images/imageHeader.ts';
import {
  exifSegment,
  gifHeader,
  heicHeader,
  jpegHeader,
  littleExifSegment,
  pngHeader,
  samplePng,
  webpHeader,
  withSegments,
} from '../support/pictures.ts';
import { forAny, RUNS } from './seeded.ts';

vi.setConfig({ testTimeout: 60_000 });

const sound: readonly Uint8Array<ArrayBuffer>[] = [
  jpegHeader(40, 30),
  withSegments(jpegHeader(4000, 3000), exifSegment(6), littleExifSegment(3)),
  withSegments(jpegHeader(1, 1), [0xff, 0xff, 0xff, 0xfe, 0, 4, 1, 2]),
  pngHeader(800, 600),
  samplePng(),
  new Uint8Array(receiptPng),
  gifHeader(10, 10),
  webpHeader(),
  heicHeader(),
];

/** A picture's bytes that were cut, changed here and there, moved, or begin as something else. */
const broken = fc
  .record({
    picture: fc.constantFrom(...sound),
    cutTo: fc.double({ min: 0, max: 1, noNaN: true }),
    isCut: fc.boolean(),
    changes: fc.array(fc.tuple(fc.nat(), fc.constantFrom(0, 1, 0x7f, 0x80, 0xc0, 0xd8, 0xd9, 0xda, 0xe1, 0xff)), {
      maxLength: 6,
    }),
    before: fc.constantFrom([], [], [], [0], [0xff], [0xff, 0xd8], [0x3c, 0x73, 0x76, 0x67]),
    after: fc.uint8Array({ maxLength: 20 }),
  })
  .map(({ picture, cutTo, isCut, changes, before, after }) => {
    const kept = isCut ? picture.slice(0, Math.floor(cutTo * picture.length)) : picture;
    const bytes = Uint8Array.from([...before, ...kept, ...after]);
    for (const [at, to] of changes) if (bytes.length) bytes[at % bytes.length] = to;
    return bytes;
  });

const anyBytes = fc.oneof({ weight: 4, arbitrary: broken }, { weight: 1, arbitrary: fc.uint8Array({ maxLength: 80 }) });

const headerOf = (bytes: Uint8Array<ArrayBuffer>) => readImageHeader(new DataView(bytes.buffer));

describe('A broken picture', () => {
  it('has a header that a phone can go by, or none', () => {
    let read = 0;
    forAny(20_000, anyBytes, (bytes) => {
      const header = headerOf(Uint8Array.from(bytes));
      expect(typeof isWholeImage(new DataView(Uint8Array.from(bytes).buffer))).toBe('boolean');
      if (!header) return;
      read += 1;
      const { kind, width, height, orientation, privateParts } = header;
      expect(['jpeg', 'other', 'heic']).toContain(kind);
      for (const edge of [width, height]) expect(Number.isSafeInteger(edge) && edge >= 0 && edge < 2 ** 32).toBe(true);
      expect([1, 2, 3, 4, 5, 6, 7, 8]).toContain(orientation);
      // Each lies behind the one before, so that what is between them can be kept.
      const places = privateParts.flat();
      expect(places).toEqual([...places].sort((one, other) => one - other));
    });
    expect(read).toBeGreaterThan(0.02 * RUNS);
  });

  it('is sound to the page only where the service takes it too, HEIC apart', () => {
    forAny(10_000, anyBytes, (bytes) => {
      const kind = headerOf(Uint8Array.from(bytes))?.kind;
      if (kind === 'jpeg') expect(mediaTypeOf(bytes)).toBe('image/jpeg');
      if (kind === 'heic') expect(mediaTypeOf(bytes)).toBeNull();
    });
  });
});
