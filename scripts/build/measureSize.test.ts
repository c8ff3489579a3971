import { join } from 'node:path';
import { expect, it } from 'vitest';
import { limitNote, measureSize } from './measureSize.ts';
import type { BuiltPage } from './pageDraft.ts';
import { root } from './root.ts';
import { readSettings } from './settings.ts';

const plain = await readSettings({});

// What a page is made of: a file of a lender's, a package, and one of the app's.
const MODULES = {
  [join(plain.brandFolder, 'adapter.ts')]: { renderedLength: 60 },
  [join(root, 'node_modules/date-picker/index.js')]: { renderedLength: 30 },
  [join(root, 'shared/app/start.tsx')]: { renderedLength: 10 },
};

const page = {
  page: { folder: 'repay', isStatic: false, facts: {} },
  document: '<p>Pay</p>',
  beforeScript: '<p>',
  lateParts: [],
  modules: MODULES,
} as never as BuiltPage;

it.each([
  { brand: { ...plain.brand, defaultLanguage: 'hi' } as const },
  { brand: { ...plain.brand, reporting: { endpoint: '/report', sampleRate: 1 } } },
  { adapter: { every: 'adapter.ts', ofCalls: {} } },
  { basePath: '/app' },
])('Allows 1.5 kB more for what a brand adds (%#)', async (added) => {
  expect(await measureSize(page, { ...plain, ...added })).toMatchObject({
    limit: 25_500,
    beforeScriptLimit: 3_200,
  });
});

it('Names a page that is over its limit, by how much, and what weighs; a lender sets another limit', async () => {
  const measured = async (bytes: number) =>
    measureSize(page, { ...plain, sizes: { repay: { bytes, reason: 'A test.' } } });
  const { bytes, ...within } = await measured(24_500);
  expect(within).toMatchObject({ limit: 24_500, beforeScriptLimit: 2_600 });
  expect(limitNote([{ bytes, ...within }])).toBeUndefined();
  const note = limitNote([await measured(bytes - 3)]);
  expect(note).toMatch(/repay 3 B over \d+: adapter\.ts \d+ B, date-picker \d+ B, shared\/app \d+ B\n/);
  expect(limitNote([{ bytes, ...within, beforeScript: 2_610 }])).toContain(
    'repay 10 B over the 2600 before its script',
  );
});
