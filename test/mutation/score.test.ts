import { expect, test } from 'vitest';
import { percentOf, scoresOf, tableOf } from './score.ts';

const tried = [
  ...['Killed', 'Survived', 'Ignored'].map((status) => ({ fileName: 'shared/features/core/submitOnce.ts', status })),
  ...['Killed', 'Timeout', 'NoCoverage'].map((status) => ({ fileName: 'shared/api/settle.ts', status })),
  ...['Killed', 'CompileError'].map((status) => ({ fileName: 'shared/api/parse.ts', status })),
  { fileName: 'shared/domain/terms.ts', status: 'Ignored' },
];

test('The score counts by folder what was noticed, and leaves out what was not tried', () => {
  expect(scoresOf(tried).map((score) => [score.folder, score.mutants, percentOf(score)])).toEqual([
    ['shared/api', 4, 75],
    ['shared/features/core', 2, 50],
  ]);
});

test('The table of the scores ends with all of them', () => {
  expect(tableOf(tried).split('\n').slice(2)).toEqual([
    '| `shared/api/` | 4 | 2 | 1 | 0 | 1 | 75.0 % |',
    '| `shared/features/core/` | 2 | 1 | 0 | 1 | 0 | 50.0 % |',
    '| all | 6 | 3 | 1 | 1 | 1 | 66.7 % |',
  ]);
});
