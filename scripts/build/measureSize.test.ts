import { expect, it } from 'vitest';
import { limitNote, measureSize } from './measureSize.ts';
import type { BuiltPage } from './pageDraft.ts';
import { readSettings } from './settings.ts';

const page = (isStatic: boolean, facts: object = {}): BuiltPage =>
  ({ page: { folder: 'repay', isStatic, facts }, document: '<p>Pay</p>', beforeScript: '<p>', lateParts: [] }) as never;

const plain = await readSettings({});

it('Limits a static page to 13 kB, one with React itself to 100 kB, any other to 24 kB, and the part before the script to 2,550 B', async () => {
  expect(await measureSize(page(true), plain)).toMatchObject({ limit: 13_000, beforeScriptLimit: 2_550 });
  expect(await measureSize(page(false, { react: 'react' }), plain)).toMatchObject({ limit: 100_000 });
  expect(await measureSize(page(false), plain)).toMatchObject({ limit: 24_000, beforeScriptLimit: 2_550 });
});

it.each([
  { brand: { ...plain.brand, defaultLanguage: 'hi' } as const },
  { brand: { ...plain.brand, reporting: { endpoint: '/report', sampleRate: 1 } } },
  { adapterFile: 'adapter.ts' },
  { basePath: '/app' },
])('Allows 1.5 kB more for what a brand adds (%#)', async (added) => {
  expect(await measureSize(page(false), { ...plain, ...added })).toMatchObject({
    limit: 25_500,
    beforeScriptLimit: 3_050,
  });
});

it('Names a page that is over its limit, and by how much', async () => {
  const weighing = async (bytes: number) => limitNote([{ ...(await measureSize(page(false), plain)), bytes }]);
  expect(await weighing(24_012)).toContain('Over the limit: repay 12 B.');
  expect(await weighing(24_000)).toBeUndefined();
});
