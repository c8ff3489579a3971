import { join } from 'node:path';
import { root } from '../build/settings.ts';
import type { Build } from './builds.ts';
import type { Step } from './step.ts';

const bin = (name: string): string => `node_modules/.bin/${name}`;
const script = (path: string): string[] => [bin('tsx'), path];
const vitest = (report: string, ...args: string[]): string[] => [
  bin('vitest'),
  'run',
  ...args,
  '--reporter=default',
  '--reporter=json',
  // Absolute, for a configuration may have a root of its own.
  `--outputFile.json=${join(root, report)}`,
];
const playwright = (config: string, ...args: readonly string[]): string[] => [
  ...script('node_modules/@playwright/test/cli.js'),
  'test',
  '-c',
  config,
  ...args,
];

/** Journeys with this tag run in `npm run test:all` only; test/README.md says which they are. */
const WITHOUT_MATRIX = ['--grep-invert', '@matrix'];

/** One screen of each kind with React itself: it could differ in rendering, typing and focus. */
const journeysForReact = [
  'order.spec',
  'repay.spec',
  'bindBank.spec',
  'confirm.spec',
  'repaymentMethodCard',
  'complaintForm',
  'error.spec',
  'qrPreview',
  'promotion',
];

// The screens of these journeys, and where they lead.
const pagesForReact = [
  ...['home', 'notFound', 'loanDetail', 'repay', 'repayDelay', 'repaymentOfCode', 'repaymentOfCode2', 'borrowDetail'],
  ...['bindBank', 'newLoanConfirm', 'repaymentMethod', 'addnormalcard', 'error', 'promotion', 'customerService'],
  ...['complaint', 'complainPageNext', 'complaintList', 'qrPreview'],
];

const production: Build = { name: 'Build', env: {}, outDir: process.env['OUT_DIR'] || 'dist' };
const withReact: Build = {
  name: 'Build with React',
  env: { ENGINE: 'react', PREVIEW: '1', PAGES: pagesForReact.join() },
  outDir: '.cache/react-dist',
};
const withPreview: Build = {
  name: 'Build with the preview',
  env: { PREVIEW: '1', PAGES: 'testPreview,qrPreview,home,notFound' },
  outDir: '.cache/preview-dist',
};
const philippines: Build = {
  name: 'Build of the brand for the Philippines',
  env: { BRAND: 'ph' },
  outDir: '.cache/ph-dist',
};

const unit = '.cache/unit.json';
const engines = '.cache/engines.json';
const hosts = '.cache/hosts.json';
const journeys = '.cache/journeys.json';
const gallery = '.cache/gallery.json';
const faults = '.cache/faults.json';
const development = '.cache/dev.json';

/** What needs neither a build nor a browser, the quickest first. */
export const staticChecks: readonly Step[] = [
  { name: 'Types', command: [bin('tsc'), '--noEmit'] },
  { name: 'Types of what a phone runs', command: [bin('tsc'), '-p', 'scripts/testing/tsconfig.pages.json'] },
  { name: 'Format and lint', command: [bin('biome'), 'ci', '.'] },
  { name: 'Architecture checks', command: script('scripts/checkRules.ts') },
];

/** Unit tests that import what has changed since a commit, with few random runs. Those that need a build are left out. */
export const affectedUnitTests = (base: string): Step => ({
  name: 'Unit tests of what has changed',
  command: [bin('vitest'), 'run', '--changed', base],
  env: { TEST_PART: '25', TEST_WITHOUT_BUILD: '1' },
});

const stepsOf = (isAll: boolean, part = { TEST_PART: isAll ? '1' : '5' }): readonly Step[] => [
  ...staticChecks,
  {
    name: 'Unit, wire, build and budget tests',
    command: vitest(unit),
    env: part,
    report: unit,
    build: production,
  },
  {
    name: 'Journeys',
    command: playwright('test/journeys/playwright.config.ts', ...(isAll ? [] : WITHOUT_MATRIX)),
    report: journeys,
    build: production,
    needsBrowser: true,
  },
  {
    name: 'Gallery',
    command: playwright(
      'test/gallery/playwright.config.ts',
      'gallery.spec',
      'stateIndex',
      'states.spec',
      'injection.spec',
      ...(isAll ? [] : WITHOUT_MATRIX),
    ),
    env: part,
    report: gallery,
    build: production,
    needsBrowser: true,
  },
  {
    name: 'Fault smoke tests',
    command: [...script('test/faults/run.ts'), '--worst', ...(isAll ? [] : ['--part', '1/3'])],
    report: faults,
    build: production,
    needsBrowser: true,
  },
];

const stepsOfAllOnly: readonly Step[] = [
  {
    name: 'Self-test of the fault oracle',
    command: [...script('test/faults/run.ts'), '--self-test'],
    report: faults,
    build: production,
    needsBrowser: true,
  },
  {
    name: 'Old and other engines',
    command: vitest(engines, '--config', 'test/engines/vitest.config.ts'),
    report: engines,
    build: production,
    needsBrowser: true,
  },
  {
    name: 'Real hosts',
    command: vitest(hosts, '--config', 'test/hosts/vitest.config.ts'),
    report: hosts,
    build: production,
    needsBrowser: true,
  },
  {
    name: 'Journeys with React',
    command: playwright('test/journeys/playwright.config.ts', ...journeysForReact),
    env: { PREVIEW: '1' },
    report: journeys,
    build: withReact,
    needsBrowser: true,
  },
  {
    name: 'Journeys of the preview',
    command: playwright('test/journeys/playwright.config.ts', 'preview'),
    env: { PREVIEW: '1' },
    report: journeys,
    build: withPreview,
    needsBrowser: true,
  },
  {
    name: 'Development server',
    command: playwright('test/dev/playwright.config.ts'),
    report: development,
    needsBrowser: true,
  },
  {
    name: 'Journeys of a brand that reports',
    command: playwright('test/reporting/playwright.config.ts'),
    report: '.cache/reporting.json',
    needsBrowser: true,
  },
  {
    name: 'Journeys of the brand for the Philippines',
    command: playwright('test/brands/playwright.config.ts'),
    report: '.cache/brands.json',
    build: philippines,
    needsBrowser: true,
  },
];

/** The steps of `npm test`: what every change has to pass, on the production build. */
export const usualSteps: readonly Step[] = stepsOf(false);

/** The steps of `npm run test:all`, which decides whether a change lands: every engine, brand, host and random run as well. */
export const allSteps: readonly Step[] = [...stepsOf(true), ...stepsOfAllOnly];
