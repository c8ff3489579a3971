import { expect, it } from 'vitest';
import type { PageSize } from './measureBuild.ts';
import { sizesTable } from './sizesTable.ts';

const size = (page: string, changes: Partial<PageSize> = {}): PageSize => ({
  page,
  limit: 17_500,
  aim: 15_500,
  document: { brotli: 12_000, gzip: 13_500 },
  beforeScript: 2100,
  beforeScriptLimit: 2500,
  later: 2400,
  languages: { fil: { brotli: 700, gzip: 750 } },
  ...changes,
});

it('The table has a row for every page of every brand, and a language that a page lacks is left empty', () => {
  const zh = { zh: { brotli: 300, gzip: 320 } };
  const table = sizesTable([
    { brand: 'default', pages: [size('repay'), size('promotion', { languages: zh })] },
    { brand: 'ph', pages: [size('repay')] },
  ]);
  expect(table.split('\n')).toEqual([
    '| Page | Brand | brotli | gzip | Before the script | Later | Target | Limit | fil, brotli | fil, gzip | zh, brotli | zh, gzip |  |',
    '| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |',
    '| `repay` | default | 12,000 | 13,500 | 2,100 | 2,400 | 15,500 | 17,500 | 700 | 750 |  |  |  |',
    '| `repay` | ph | 12,000 | 13,500 | 2,100 | 2,400 | 15,500 | 17,500 | 700 | 750 |  |  |  |',
    '| `promotion` | default | 12,000 | 13,500 | 2,100 | 2,400 | 15,500 | 17,500 |  |  | 300 | 320 |  |',
  ]);
});

it.each([
  ['', { document: { brotli: 15_500, gzip: 17_000 } }],
  ['over the target', { document: { brotli: 15_501, gzip: 17_000 } }],
  ['**over the limit**', { document: { brotli: 17_501, gzip: 19_000 } }],
  ['**over the limit**', { beforeScript: 2501 }],
])('The last column says "%s"', (verdict, changes) => {
  const last = sizesTable([{ brand: 'default', pages: [size('repay', changes)] }])
    .split('\n')
    .at(-1);
  expect(last?.split(' | ').at(-1)).toBe(`${verdict} |`);
});
