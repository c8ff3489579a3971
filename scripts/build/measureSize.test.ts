import { expect, it } from 'vitest';
import { LIMITS, limitNote, measureSize } from './measureSize.ts';
import type { BuiltPage } from './pageDraft.ts';

const page = (isStatic: boolean): BuiltPage =>
  ({ page: { folder: 'repay', isStatic }, document: '<p>Pay</p>', beforeScript: '<p>', lateParts: [] }) as never;

const plain = { brand: { defaultLanguage: 'en' }, adapterFile: undefined, basePath: '' } as const;

it('Limits a static page to 13 kB, any other to 24 kB, and the part before the script to 2,550 B', () => {
  expect(measureSize(page(true), plain)).toMatchObject({ limit: 13_000, beforeScriptLimit: 2_550 });
  expect(measureSize(page(false), plain)).toMatchObject({ limit: 24_000, beforeScriptLimit: 2_550 });
});

it.each([
  { brand: { defaultLanguage: 'hi' } as const },
  { brand: { defaultLanguage: 'en', reporting: { endpoint: '/report', sampleRate: 1 } } as const },
  { adapterFile: 'adapter.ts' },
  { basePath: '/app' },
])('Allows 1.5 kB more for what a brand adds: %j', (added) => {
  expect(measureSize(page(false), { ...plain, ...added })).toMatchObject({ limit: 25_500, beforeScriptLimit: 3_050 });
});

it('Names a page that is over its limit, and by how much', () => {
  const weighing = (bytes: number) => limitNote([{ ...measureSize(page(false), plain), bytes }]);
  expect(weighing(LIMITS.other + 12)).toContain('Over the limit: repay 12 B.');
  expect(weighing(LIMITS.other)).toBeUndefined();
});
