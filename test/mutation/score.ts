import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What Stryker's report says of one change. The names are its own. */
interface StrykerReport {
  readonly files: {
    readonly [file: string]: { readonly mutants: readonly { readonly status: string }[] };
  };
}

/** How many changes of a folder's files were noticed, and how. */
export interface Score {
  readonly folder: string;
  readonly mutants: number;
  readonly killed: number;
  /** The tests did not come to an end with it. */
  readonly timeout: number;
  readonly survived: number;
  /** No test comes by there. */
  readonly uncovered: number;
}

const scoreOf = (folder: string, statuses: readonly string[]): Score => {
  const count = (status: string): number => statuses.filter((each) => each === status).length;
  const [killed, timeout, survived, uncovered] = [
    count('Killed'),
    count('Timeout'),
    count('Survived'),
    count('NoCoverage'),
  ];
  return { folder, mutants: killed + timeout + survived + uncovered, killed, timeout, survived, uncovered };
};

/** The scores in a report of Stryker, by folder. What was left out, or could not run, does not count. */
export const scoresOf = ({ files }: StrykerReport): readonly Score[] => {
  const folders = [...new Set(Object.keys(files).map((file) => dirname(file)))].sort();
  return folders
    .map((folder) => {
      const own = Object.entries(files).filter(([file]) => dirname(file) === folder);
      return scoreOf(
        folder,
        own.flatMap(([, { mutants }]) => mutants.map(({ status }) => status)),
      );
    })
    .filter(({ mutants }) => mutants);
};

/** How many of a hundred changes were noticed. */
export const percentOf = ({ mutants, killed, timeout }: Score): number => ((killed + timeout) / mutants) * 100;

/** The scores in the report at a path. Throws where there is none. */
export const readScores = (path: string): readonly Score[] =>
  scoresOf(JSON.parse(readFileSync(path, 'utf8')) as StrykerReport);

/** The table of test/README.md. */
export const tableOf = (scores: readonly Score[]): string => {
  const total = (key: 'mutants' | 'killed' | 'timeout' | 'survived' | 'uncovered'): number =>
    scores.reduce((sum, score) => sum + score[key], 0);
  const all: Score = {
    folder: 'all',
    mutants: total('mutants'),
    killed: total('killed'),
    timeout: total('timeout'),
    survived: total('survived'),
    uncovered: total('uncovered'),
  };
  const rows = [...scores, all].map((score) => {
    const { folder, mutants, killed, timeout, survived, uncovered } = score;
    const name = folder === 'all' ? folder : `\`${folder}/\``;
    return `| ${[name, mutants, killed, timeout, survived, uncovered, `${percentOf(score).toFixed(1)} %`].join(' | ')} |`;
  });
  return [
    '| Folder | Mutants | Killed | Timed out | Survived | Not covered | Score |',
    '| --- | --: | --: | --: | --: | --: | --: |',
    ...rows,
  ].join('\n');
};
