import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import pMap from 'p-map';
import { BuildError } from './build/buildError.ts';
import { orExit } from './build/command.ts';
import { brandFolderOf } from './build/readBrand.ts';
import { root } from './build/root.ts';

interface Part {
  readonly name: string;
  readonly command: string;
  readonly env?: Readonly<Record<string, string>>;
}

const VITEST = 'vitest run';
const PLAYWRIGHT = 'playwright test -c test';

const CHECKS: readonly Part[] = [
  { name: 'types', command: 'tsc --noEmit' },
  { name: 'types of pages', command: 'tsc -p scripts/testing/tsconfig.pages.json' },
  { name: 'lint', command: 'biome ci . --reporter=concise' },
  { name: 'rules', command: 'tsx scripts/checkRules.ts' },
];

const PAGES_OF_WHOLE_PATH = 'home,notFound,bindBank,newLoanConfirm,loanDetail,repay,repaymentOfCode2';

const ADAPTED_PAGES = 'home,notFound,loanDetail,repay,repaymentOfCode2,borrowDetail';

/** One process for these projects of Vitest or Playwright. */
const projects = (command: string, ...names: readonly string[]): Part => ({
  name: names.join(', '),
  command: [command, ...names.map((name) => `--project=${name}`)].join(' '),
});

const unit: Part = { ...projects(VITEST, 'unit', 'document', 'isolated'), name: 'unit' };

const USUAL: readonly Part[] = [
  ...CHECKS,
  unit,
  projects(VITEST, 'build'),
  projects(PLAYWRIGHT, 'journeys', 'journeys-own-hosts', 'gallery', 'faults'),
];

/** Those that only `npm run test:all` adds. */
const RARE: readonly Part[] = [
  projects(VITEST, 'commands', 'engines', 'hosts', 'prerender', 'native'),
  projects(PLAYWRIGHT, 'dev'),
  {
    name: 'react',
    command: `${PLAYWRIGHT} wholePath --project=journeys --grep="last instalment, in the language en"`,
    env: { ENGINE: 'react', PAGES: PAGES_OF_WHOLE_PATH, OUT_DIR: '.cache/react-dist' },
  },
  { ...projects(PLAYWRIGHT, 'reporting'), env: { CHECK_REPORTS: '1', OUT_DIR: '.cache/reporting-dist' } },
  { name: 'brand outside the project', command: 'tsx test/anyBrand/run.ts acme --grep-invert=@matrix' },
  { ...projects(PLAYWRIGHT, 'ph'), name: 'brand of the Philippines', env: { BRAND: 'ph', OUT_DIR: '.cache/ph-dist' } },
  {
    ...projects(PLAYWRIGHT, 'adapter'),
    name: 'brand with an adapter',
    env: { BRAND: 'adapted', PAGES: ADAPTED_PAGES, OUT_DIR: '.cache/adapter-dist' },
  },
];

const { BRAND, BRAND_DIR } = process.env;

/** The tests of a lender's brand; the others state words, amounts and switches of the default brand. */
const partsOfBrand = (): readonly Part[] => {
  const env = { ALLOW_SAMPLES: '1', OUT_DIR: process.env['OUT_DIR'] || '.cache/brand-dist' };
  // The sandbox speaks the contract, not the adapter's format.
  const folder = brandFolderOf(process.env);
  const hasAdapter = ['adapter.ts', 'adapter'].some((name) => existsSync(join(folder, name)));
  const shown = hasAdapter ? { ...env, ADAPTER: 'none', OUT_DIR: `${env.OUT_DIR}-contract` } : env;
  return [
    ...CHECKS,
    ...(existsSync(join(folder, 'tsconfig.json')) ? [{ name: 'types of the brand', command: `tsc -p ${folder}` }] : []),
    { name: 'unit tests of the brand', command: `${VITEST} -c scripts/testing/brand.config.ts`, env },
    // On the default brand, whose words and amounts they state.
    { ...unit, env: { BRAND: '', BRAND_DIR: '' } },
    { ...projects(VITEST, 'build'), env },
    { ...projects(PLAYWRIGHT, 'anyBrand'), name: 'journeys of any brand', env: shown },
    { ...projects(PLAYWRIGHT, 'gallery'), env: shown },
  ];
};

const ancestorWith = (branch: string): string =>
  spawnSync('git', ['merge-base', 'HEAD', branch], { cwd: root, encoding: 'utf8' }).stdout.trim();

/** The unit tests that import what differs from `main`, or on `main` from the last commit. A clone of another branch has only `origin/main`. */
const changedUnitTests = (): Part => {
  const base = ancestorWith('main') || ancestorWith('origin/main') || 'HEAD';
  return { ...unit, command: `${unit.command} --changed ${base} --passWithNoTests` };
};

// Each spends time waiting: for browsers, hosts, one long file.
const AT_ONCE = 2;

// Both runners end with all failures and their messages; what came before is progress.
const BEGINNING_OF_FAILURES = /^⎯+ Failed |^ {2}1\) /m;

const failuresIn = (output: string): string => output.slice(Math.max(0, output.search(BEGINNING_OF_FAILURES)));

/** Runs a part; one that runs alone shows its progress, of others only failures are printed. @returns its name if it failed. */
const run = async (part: Part, testPart: string, isAlone: boolean): Promise<string | undefined> => {
  const { name, command, env } = part;
  const beganMs = Date.now();
  const child = spawn(command, {
    cwd: root,
    shell: true,
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, TEST_PART: testPart, PATH: `${root}/node_modules/.bin:${process.env['PATH']}`, ...env },
  });
  console.log(`── ${name} …`);
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => output.push(text));
  const closed = once(child, 'close');
  const [code] = await once(child, 'exit');
  // The end of its output may still come, but a process that a test has left must not be waited for.
  await Promise.race([closed, setTimeout(1000)]);
  console.log(`── ${name}: ${code === 0 ? 'passed' : 'failed'} in ${Math.round((Date.now() - beganMs) / 1000)} s`);
  if (code === 0) return undefined;
  console.log(failuresIn(stripVTControlCharacters(output.join(''))));
  return name;
};

const partsNamed = (word: string, isAll: boolean): readonly Part[] => {
  const [usual, rare] = BRAND_DIR || (BRAND && BRAND !== 'default') ? [partsOfBrand(), []] : [USUAL, RARE];
  const all = [...usual, ...rare];
  if (!word) return isAll ? all : usual;
  const named = all.filter(({ name }) => name.toLowerCase().includes(word.toLowerCase()));
  // Of a part with several projects only those with the word.
  const others = new RegExp(` --project=(?!\\S*${word})\\S+`, 'gi');
  if (named.length)
    return named.map((part) =>
      part.name.includes(', ') ? { ...part, command: part.command.replace(others, '') } : part,
    );
  throw new BuildError(
    `No part of the tests has "${word}" in its name. There are:\n  ${all.map(({ name }) => name).join('\n  ')}`,
  );
};

/** `npm test`, `npm test -- journeys`, `npm run test:all` (`--all`) and `npm run check` (`--check`). */
await orExit(async () => {
  const args = process.argv.slice(2);
  const [isAll, isCheck] = [args.includes('--all'), args.includes('--check')];
  const word = args.filter((arg) => !arg.startsWith('--')).join(' ');
  const parts = isCheck ? [...CHECKS, changedUnitTests()] : partsNamed(word, isAll);
  const testPart = isAll ? '1' : isCheck ? '25' : '5';
  const ended = await pMap(parts, (each) => run(each, testPart, parts.length === 1), { concurrency: AT_ONCE });
  const failures = ended.filter((name) => name !== undefined);
  console.log(
    `\n${failures.length ? `Failed: ${failures.join('; ')}` : 'All passed'}, in ${Math.round(process.uptime())} s`,
  );
  process.exitCode = failures.length ? 1 : 0;
});
