import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ADAPTER_ALLOWANCE, adapterNote, LIMITS, limitNote, measureSize } from './measureSize.ts';
import type { BuiltPage } from './pageDocument.ts';

const built = {
  page: { folder: 'repay', facts: { sizeBudget: { kind: 'heavy', reason: 'It is.' } } },
  document: '<p>Pay</p>',
  beforeScript: '<p>',
  lateParts: [],
} as unknown as BuiltPage;

const plain = { brand: { defaultLanguage: 'en' }, adapterFile: undefined, basePath: '' } as const;

describe('What a page may weigh', () => {
  it('is the limit of its kind', () => {
    expect(measureSize(built, plain)).toMatchObject({ limit: LIMITS.heavy.limit, beforeScriptLimit: 2500 });
  });

  it.each([
    ['in another language', { brand: { defaultLanguage: 'hi' } as const }, 300, 0],
    [
      'of a brand whose pages report',
      { brand: { defaultLanguage: 'en', reporting: { endpoint: '/report', sampleRate: 1 } } as const },
      800,
      450,
    ],
    ['of a brand with an adapter', { adapterFile: 'adapter.ts' }, 600, 300],
    ['below a path', { basePath: '/app' }, 150, 50],
    ['below a path, with an adapter', { adapterFile: 'adapter.ts', basePath: '/app' }, 750, 350],
  ])('is more %s', (_, asked, more, moreBefore) => {
    const { limit, beforeScriptLimit } = measureSize(built, { ...plain, ...asked });
    expect([limit - LIMITS.heavy.limit, beforeScriptLimit - 2500]).toEqual([more, moreBefore]);
  });
});

it('A page near its limit is held to it by the same weight, whichever build it is of', () => {
  // Incompressible content: brotli can only pack two hex digits into a byte, which gives almost the limit.
  const body = randomBytes(LIMITS.heavy.limit)
    .toString('hex')
    .slice(0, 2 * LIMITS.heavy.limit - 100);
  const bytesOf = (id: string) =>
    measureSize({ ...built, document: `${body}<template data-build="${id}"></template>` }, plain).bytes;
  expect(bytesOf('1.0.0-0badcafe')).toBe(bytesOf('1.0.0-99999999'));
  expect(bytesOf('1.0.0-0badcafe')).toBeGreaterThan(LIMITS.heavy.limit - 100);
});

describe('A page that is over its limit', () => {
  const weighing = (bytes: number) => [{ ...measureSize(built, plain), bytes }];

  it('is named, with how much it is over, and is none where it is within', () => {
    expect(limitNote(weighing(LIMITS.heavy.limit + 12))).toContain('Over the limit: repay 12 B.');
    expect(limitNote(weighing(LIMITS.heavy.limit))).toBeUndefined();
    // A page that is already of the kind `heavy` gets no advice to become it.
    const heavy = /In pages\/repay\/page\.ts:\n {2}sizeBudget: \{ kind: 'heavy'/;
    expect(limitNote(weighing(LIMITS.heavy.limit + 12))).not.toMatch(heavy);
    expect(limitNote([{ ...measureSize(built, plain), kind: 'call', bytes: 17_512, limit: 17_500 }])).toMatch(heavy);
  });
});

describe('A page that is over its limit because of the adapter', () => {
  const adapted = { ...plain, adapterFile: 'adapter.ts' };
  const weighing = (bytes: number) => [{ ...measureSize(built, adapted), bytes }];

  it('is named, with how much it is over', () => {
    expect(adapterNote(weighing(LIMITS.heavy.limit + 283), adapted)).toContain('because of the adapter: repay 283 B.');
    expect(adapterNote(weighing(LIMITS.heavy.limit + 283), adapted)).toContain(`${ADAPTER_ALLOWANCE.document} B`);
  });

  it('is none where it is within the limit, or there is no adapter', () => {
    expect(adapterNote(weighing(LIMITS.heavy.limit), adapted)).toBeUndefined();
    expect(adapterNote(weighing(LIMITS.heavy.limit + 283), plain)).toBeUndefined();
  });
});
