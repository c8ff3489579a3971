import { join } from 'node:path';
import { BuildError } from '../../scripts/build/buildError.ts';
import { orExit } from '../../scripts/build/orExit.ts';
import { root } from '../../scripts/build/root.ts';
import { ensureEngines } from '../engines/ensureEngines.ts';
import { runCatchers, type Verdict } from './runCatcher.ts';
import type { Catcher, Seed } from './Seed.ts';
import { seeds } from './seeds/all.ts';
import { makeTree, plant } from './tree.ts';

/**
 * `npm run mutants`: seeds one bug after the other in a copy of the project and runs the tests that have to object.
 * `npm run mutants -- word 'other words'` takes those alone whose harm, file or test holds one of them.
 */
const words = process.argv.slice(2);
const folder = join(root, '.cache/mutation/tree');

const nameOf = (catcher: Catcher): string => {
  if ('unit' in catcher) return catcher.unit;
  return 'journey' in catcher ? `${catcher.journey}: ${catcher.title}` : `faults: ${catcher.faults}`;
};

const isMeant = (seed: Seed): boolean =>
  !words.length || words.some((word) => `${seed.harm} ${seed.file} ${nameOf(seed)}`.includes(word));

const judge = (seed: Seed): Verdict => {
  const takeBack = plant(folder, seed);
  try {
    const [ran] = runCatchers(folder, [seed]);
    if (ran?.verdict === 'broken') console.log(ran.output.slice(-2000));
    return ran?.verdict ?? 'broken';
  } finally {
    takeBack();
  }
};

await orExit(async () => {
  const meant = seeds.filter(isMeant);
  if (!meant.length) throw new BuildError(`No seeded bug holds any of ${words.join(', ')}.`);
  await ensureEngines();
  makeTree(folder);
  // One that objects where no bug is seeded would "catch" everything.
  const objections = runCatchers(folder, meant).filter(({ verdict }) => verdict !== 'survived');
  for (const { output } of objections) console.log(output.slice(-5000));
  if (objections.length) throw new BuildError('These tests object though no bug is seeded.');
  const verdicts = meant.map((seed) => {
    const verdict = judge(seed);
    console.log(`${verdict.padEnd(9)} ${seed.harm}\n          ${seed.file}, by ${nameOf(seed)}`);
    return verdict;
  });
  const caught = verdicts.filter((verdict) => verdict === 'caught').length;
  console.log(`\n${caught} of ${verdicts.length} seeded bugs were caught.`);
  if (caught < verdicts.length) process.exitCode = 1;
});
