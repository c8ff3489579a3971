import { dirname } from 'node:path';

/** A change of one piece of a file, and what the tests made of it, in Stryker's words. */
export interface Tried {
  readonly fileName: string;
  readonly status: string;
}

const STATUSES = ['Killed', 'Timeout', 'Survived', 'NoCoverage'] as const;

/** How many changes of a folder's files there were, and how each kind ended. What was left out does not count. */
export interface Score {
  readonly folder: string;
  readonly mutants: number;
  readonly ends: { readonly [status in (typeof STATUSES)[number]]: number };
}

const scoreOf = (folder: string, tried: readonly Tried[]): Score => {
  const count = (wanted: string): number => tried.filter(({ status }) => status === wanted).length;
  const ends = {
    Killed: count('Killed'),
    Timeout: count('Timeout'),
    Survived: count('Survived'),
    NoCoverage: count('NoCoverage'),
  };
  return { folder, mutants: Object.values(ends).reduce((sum, each) => sum + each, 0), ends };
};

/** The scores by folder. What was not tried, or could not run, does not count. */
export const scoresOf = (tried: readonly Tried[]): readonly Score[] =>
  [...new Set(tried.map(({ fileName }) => dirname(fileName)))]
    .sort()
    .map((folder) =>
      scoreOf(
        folder,
        tried.filter(({ fileName }) => dirname(fileName) === folder),
      ),
    )
    .filter(({ mutants }) => mutants);

/** How many of a hundred changes were noticed: a test failed, or did not come to an end. */
export const percentOf = ({ mutants, ends }: Score): number => ((ends.Killed + ends.Timeout) / mutants) * 100;

const row = (name: string, score: Score): string =>
  `| ${[name, score.mutants, ...STATUSES.map((status) => score.ends[status]), `${percentOf(score).toFixed(1)} %`].join(' | ')} |`;

/** The table of test/mutation/README.md. */
export const tableOf = (tried: readonly Tried[]): string =>
  [
    '| Folder | Mutants | Killed | Timed out | Survived | Not covered | Score |',
    '| --- | --: | --: | --: | --: | --: | --: |',
    ...scoresOf(tried).map((score) => row(`\`${score.folder}/\``, score)),
    row('all', scoreOf('all', tried)),
  ].join('\n');
