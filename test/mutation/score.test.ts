import { expect, test } from 'vitest';
import { percentOf, scoresOf, tableOf } from './score.ts';

const mutants = (...statuses: readonly string[]) => ({ mutants: statuses.map((status) => ({ status })) });

const scores = scoresOf({
  files: {
    'shared/models/once.ts': mutants('Killed', 'Survived', 'Ignored'),
    'shared/api/settle.ts': mutants('Killed', 'Timeout', 'NoCoverage'),
    'shared/api/parse.ts': mutants('Killed', 'CompileError'),
    'shared/api/catalogue.ts': mutants('Ignored'),
    'shared/lib/terms.ts': mutants('Ignored'),
  },
});

test('The score counts by folder what was noticed, and leaves out what was not tried', () => {
  expect(scores).toEqual([
    { folder: 'shared/api', mutants: 4, killed: 2, timeout: 1, survived: 0, uncovered: 1 },
    { folder: 'shared/models', mutants: 2, killed: 1, timeout: 0, survived: 1, uncovered: 0 },
  ]);
  expect(scores.map(percentOf)).toEqual([75, 50]);
});

test('The table of the scores ends with all of them', () => {
  expect(tableOf(scores).split('\n').slice(2)).toEqual([
    '| `shared/api/` | 4 | 2 | 1 | 0 | 1 | 75.0 % |',
    '| `shared/models/` | 2 | 1 | 0 | 1 | 0 | 50.0 % |',
    '| all | 6 | 3 | 1 | 1 | 1 | 66.7 % |',
  ]);
});
