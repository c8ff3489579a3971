import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/build/root.ts';
import { type Part, parts } from './parts.ts';
import { percentOf, scoresOf, type Tried, tableOf } from './score.ts';

/**
 * `npm run mutation`: lets Stryker change the code that moves money, piece by piece, and counts which changes the tests
 * near it notice. `npm run mutation -- submission` takes one part. What has been tried before, with the same code and the
 * same tests, is not tried again.
 */
const MIN_PERCENT = 85;
const STRYKER = 'node_modules/@stryker-mutator/core/bin/stryker.js';
const CONFIG = 'test/mutation/stryker.config.json';
const CACHE = '.cache/mutation';
/** What Stryker writes of a change. */
interface Mutant {
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
}

interface StrykerReport {
  readonly files: { readonly [fileName: string]: { readonly mutants: readonly Mutant[] } };
}

const measure = ({ name, mutate, tests }: Part): readonly (Mutant & Tried)[] => {
  const folder = `${CACHE}/${name}`;
  const report = `${folder}/report.json`;
  const config = `${folder}/stryker.config.json`;
  const own = {
    mutate,
    testFiles: tests,
    incrementalFile: `${folder}/incremental.json`,
    jsonReporter: { fileName: report },
    tempDirName: `${folder}/tree`,
  };
  mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(
    join(root, config),
    JSON.stringify({ ...JSON.parse(readFileSync(join(root, CONFIG), 'utf8')), ...own }),
  );
  const { status } = spawnSync(process.execPath, [STRYKER, 'run', config], { cwd: root, stdio: 'inherit' });
  if (status) throw new Error(`Stryker could not measure ${name}.`);
  const { files } = JSON.parse(readFileSync(join(root, report), 'utf8')) as StrykerReport;
  return Object.entries(files).flatMap(([fileName, { mutants }]) => mutants.map((mutant) => ({ ...mutant, fileName })));
};

const wanted = process.argv[2];
const meant = parts.filter(({ name }) => !wanted || name === wanted);
if (!meant.length) throw new Error(`There is no part "${wanted}": ${parts.map(({ name }) => name).join(', ')}.`);
const tried = meant.flatMap(measure);

for (const { fileName, status, location, mutatorName, replacement } of tried)
  if (status === 'Survived' || status === 'NoCoverage')
    console.log(`${status} ${fileName}:${location.start.line}:${location.start.column} ${mutatorName}: ${replacement}`);
console.log(`\n${tableOf(tried)}`);
for (const { folder } of scoresOf(tried).filter((score) => percentOf(score) < MIN_PERCENT)) {
  console.log(`${folder} is below ${MIN_PERCENT} %.`);
  process.exitCode = 1;
}
