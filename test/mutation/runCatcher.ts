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

const pagesOf = (pages: readonly string[]): string => [...new Set([...pages, 'home', 'notFound'])].join();

interface Command {
  readonly args: readonly string[];
  /** The report that it leaves, as a step of `npm test` does. */
  readonly report: string;
}

type Journey = Extract<Catcher, { readonly kind: 'journey' }>;

const unitCommand = (files: readonly string[]): Command => ({
  args: [VITEST, 'run', ...files, '--reporter=json', '--outputFile=.cache/unit.json'],
  report: '.cache/unit.json',
});

const journeyCommand = (journeys: readonly Journey[]): Command => ({
  args: [
    ...[TSX, PLAYWRIGHT, 'test', '-c', 'test/journeys/playwright.config.ts'],
    ...new Set(journeys.map(({ file }) => file)),
    ...['-g', journeys.map(({ title }) => literally(title)).join('|')],
  ],
  report: '.cache/journeys.json',
});

const faultsCommand = (only: string): Command => ({
  args: [TSX, 'test/faults/run.ts', '--worst', '--only', only],
  report: '.cache/faults.json',
});

const commandOf = (catcher: Catcher): Command => {
  switch (catcher.kind) {
    case 'unit':
      return unitCommand([catcher.file]);
    case 'journey':
      return journeyCommand([catcher]);
    case 'faults':
      return faultsCommand(catcher.only);
  }
};

/** What was said, and what was printed. */
export interface Ran {
  readonly verdict: Verdict;
  readonly output: string;
}

const runIn = (folder: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  spawnSync(process.execPath, args, { cwd: folder, env: { ...process.env, ...env }, encoding: 'utf8' });

const build = (folder: string, pages: readonly string[]) =>
  runIn(folder, [TSX, 'scripts/build.ts'], pages.length ? { PAGES: pagesOf(pages) } : {});

const runCommand = (folder: string, { args, report }: Command): Ran => {
  rmSync(join(folder, report), { force: true });
  // With every random run, as in `npm run test:all`.
  const ran = runIn(folder, args, { TEST_PART: '1' });
  const output = ran.stdout + ran.stderr;
  try {
    const { passed, failed } = readReport(join(folder, report));
    return { verdict: failed ? 'caught' : passed ? 'survived' : 'broken', output };
  } catch {
    return { verdict: 'broken', output };
  }
};

/** Builds what a catcher needs in the tree, and runs it. */
export const runCatcher = (folder: string, catcher: Catcher): Ran => {
  if (catcher.kind !== 'unit') {
    const built = build(folder, catcher.pages);
    if (built.status !== 0) return { verdict: 'broken', output: built.stdout + built.stderr };
  }
  return runCommand(folder, commandOf(catcher));
};

/**
 * Runs all catchers where no bug is seeded: one that objects then would "catch" everything. Answers what was printed
 * of those that object, or that could not run.
 */
export const unhealthy = (folder: string, catchers: readonly Catcher[]): readonly string[] => {
  const units = catchers.flatMap((each) => (each.kind === 'unit' ? [each.file] : []));
  const journeys = catchers.flatMap((each) => (each.kind === 'journey' ? [each] : []));
  const faults = catchers.flatMap((each) => (each.kind === 'faults' ? [each.only] : []));
  const needsPages = journeys.length + faults.length > 0;
  const built = needsPages ? build(folder, []) : undefined;
  if (built?.status) return [built.stdout + built.stderr];
  const commands = [
    ...(units.length ? [unitCommand([...new Set(units)])] : []),
    ...(journeys.length ? [journeyCommand(journeys)] : []),
    ...[...new Set(faults)].map(faultsCommand),
  ];
  return commands
    .map((command) => runCommand(folder, command))
    .filter(({ verdict }) => verdict !== 'survived')
    .map(({ output }) => output);
};
