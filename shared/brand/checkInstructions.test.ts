import { describe, expect, it } from 'vitest';
import type { Brand } from './brand.ts';
import { picturesOfInstructions, problemsOfInstructions } from './checkInstructions.ts';

const scan = { title: 'Scan the code', more: 'It is in your app.', picture: { file: 'upi-scan.png', about: 'A code' } };
const ways = [{ title: 'Pay by UPI', steps: [scan, { title: 'Keep the receipt' }] }];

const STEP = 'way 1, step 1';
const withPicture = (picture: object) => [{ title: 'Pay', steps: [{ ...scan, picture }] }];

const reasons = (instructions: unknown): string[] =>
  problemsOfInstructions({ instructions, languages: ['hi', 'en'] } as Pick<Brand, 'instructions' | 'languages'>).map(
    ({ path, reason }) => `${path} ${reason}`,
  );
const inEnglish = (own: unknown): string[] => reasons({ hi: ways, en: own });

describe('The ways to pay of a brand', () => {
  it('may be absent, or be there in each of its languages, other ones in each', () => {
    expect(reasons(undefined)).toEqual([]);
    expect(reasons({ hi: ways, en: [...ways, { title: 'At a shop', steps: [{ title: 'Say who you pay' }] }] })).toEqual(
      [],
    );
  });

  it('are asked for in each of its languages, and in no other', () => {
    expect(reasons({ hi: ways, id: ways })).toEqual([
      'instructions.en is missing: each language of the brand needs its ways to pay',
      'instructions.id is not among the languages of the brand',
    ]);
  });

  it.each([
    [{ title: 'Pay' }, 'must be a list of ways to pay'],
    [['Pay'], 'way 1 must have a title and steps'],
    [[{ title: ' ', steps: [scan] }], 'way 1: title must not be empty'],
    [[{ title: 'Pay', steps: [] }], 'way 1: steps must be a list of one at least'],
    [[...ways, { title: 'Pay', step: [scan], steps: [scan] }], 'has a key "step" that there is not'],
    [[{ title: 'Pay', steps: [scan, 'Pay'] }], 'way 1, step 2 must be a step with a title'],
    [[{ title: 'Pay', steps: [{ titel: 'Scan', title: '' }] }], 'way 1, step 1: title must not be empty'],
    [[{ title: 'Pay', steps: [{ ...scan, more: '' }] }], 'way 1, step 1: more must not be empty, or be absent'],
    [
      withPicture({ file: '../a.png', about: 'x' }),
      `${STEP}: picture.file must be a file of public/images, such as scan.png`,
    ],
    [withPicture({ file: 'a.png' }), `${STEP}: picture.about must say what the picture shows`],
  ])('are refused as %j', (own, reason) => {
    expect(inEnglish(own).join('\n')).toContain(`instructions.en ${reason}`);
  });

  it('name their pictures, each with its key', () => {
    expect(picturesOfInstructions({ instructions: { hi: ways } })).toEqual([
      { path: 'instructions.hi', file: 'upi-scan.png' },
    ]);
    expect(picturesOfInstructions({})).toEqual([]);
  });
});
