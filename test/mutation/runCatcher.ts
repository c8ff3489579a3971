import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readReport } from '../../scripts/testing/report.ts';
import type { Catcher } from './Seed.ts';

/** What the tests said: they ran and objected, ran and found nothing, or could not run (a build that broke). */
export type Verdict = 'caught' | 'survived' | 'broken';

const TSX = 'node_modules/tsx/dist/cli.mjs';
const VITEST = 'node_modules/vitest/vitest.mjs';
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

interface Command {
  readonly args: readonly string[];
  /** The report that it leaves, as a step of `npm test` does. */
  readonly report: string;
}

/** The commands that run these catchers: the unit tests at once, the journeys at once, and the faults name by name. */
const commandsOf = (catchers: readonly Catcher[]): readonly Command[] => {
  const units = catchers.flatMap((each) => ('unit' in each ? each.unit : []));
  const journeys = catchers.flatMap((each) => ('journey' in each ? each : []));
  const faults = catchers.flatMap((each) => ('faults' in each ? each.faults : []));
  const unit = [VITEST, 'run', ...new Set(units), '--reporter=json', '--outputFile=.cache/unit.json'];
  const journey = [
    ...[TSX, PLAYWRIGHT, 'test', '-c', 'test/journeys/playwright.config.ts'],
    ...new Set(journeys.map((each) => each.journey)),
    ...['-g', journeys.map(({ title }) => literally(title)).join('|')],
  ];
  return [
    ...(units.length ? [{ args: unit, report: '.cache/unit.json' }] : []),
    ...(journeys.length ? [{ args: journey, report: '.cache/journeys.json' }] : []),
    ...[...new Set(faults)].map((only) => ({
      args: [TSX, PLAYWRIGHT, 'test', '-c', 'test/faults/playwright.config.ts', 'worst.spec', '-g', literally(only)],
      report: '.cache/faults.json',
    })),
  ];
};

/** What was said, and what was printed. */
export interface Ran {
  readonly verdict: Verdict;
  readonly output: string;
}

const runIn = (folder: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
};

const runCommand = (folder: string, { args, report }: Command): Ran => {
  rmSync(join(folder, report), { force: true });
  // With every random run, as in `npm run test:all`.
  const { output } = runIn(folder, args, { TEST_PART: '1' });
  try {
    const { passed, failed } = readReport(join(folder, report));
    return { verdict: failed ? 'caught' : passed ? 'survived' : 'broken', output };
  } catch {
    return { verdict: 'broken', output };
  }
};

/** Runs catchers in the tree, on a build of it where they need one. Answers each run, or that of the build where that broke. */
export const runCatchers = (folder: string, catchers: readonly Catcher[]): readonly Ran[] => {
  if (!catchers.every((each) => 'unit' in each)) {
    const { status, output } = runIn(folder, [TSX, 'scripts/build.ts']);
    if (status !== 0) return [{ verdict: 'broken', output }];
  }
  return commandsOf(catchers).map((command) => runCommand(folder, command));
};
