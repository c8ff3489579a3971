import { join } from 'node:path';
import { root } from '../build/root.ts';
import type { Build } from './builds.ts';
import type { Step } from './step.ts';
import { testsOfCommands } from './unitTests.ts';

const bin = (name: string): string => `node_modules/.bin/${name}`;
const script = (...path: readonly string[]): string[] => [bin('tsx'), ...path];

/** Returns a step that runs vitest. */
const vitest = (name: string, report: string, args: readonly string[], more?: Partial<Step>): Step => ({
  name,
  command: [
    ...[bin('vitest'), 'run', ...args, '--reporter=default', '--reporter=json'],
    // An absolute path, because a configuration may set its own root.
    `--outputFile.json=${join(root, report)}`,
  ],
  report,
  ...more,
});

/** Returns a step that runs Playwright; its configuration sets the report's path. */
const playwright = (name: string, report: string, args: readonly string[], more?: Partial<Step>): Step => ({
  name,
  // Playwright compiles TypeScript itself: with tsx on top, every process would start half a second later.
  command: [bin('playwright'), 'test', '-c', ...args],
  report,
  needsBrowser: true,
  ...more,
});

/** Returns a step that runs a script which drives browsers and writes a report. */
const inBrowser = (name: string, report: string, command: readonly string[], more?: Partial<Step>): Step => ({
  name,
  command: script(...command),
  report,
  needsBrowser: true,
  ...more,
});

/** Journeys with this tag run in `npm run test:all` only; test/README.md lists them. */
const WITHOUT_MATRIX = ['--grep-invert', '@matrix'];

/** States tagged @further run in `npm run test:all` only too, except for an external brand: its `npm test` shows all states. */
const WITHOUT_FURTHER_STATES = ['--grep-invert', '@matrix|@further'];

/** Tests of what could differ with React itself: rendering, typing, focus, effects. The API calls are decided by the models alone. */
const WITH_REACT = ['--grep', '@react'];

// The screens of these journeys, and those that they link to.
const pagesForReact = [
  ...['home', 'notFound', 'loanDetail', 'repay', 'repayDelay', 'repaymentOfCode', 'repaymentOfCode2', 'borrowDetail'],
  ...['bindBank', 'newLoanConfirm', 'confirmOfPeriod', 'loanConfirm', 'repaymentMethod', 'addnormalcard', 'error'],
  ...['promotion', 'customerService'],
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

const withAdapter: Build = {
  name: 'Build of a brand with an adapter',
  env: { BRAND: 'adapted', PAGES: 'home,notFound,loanDetail,repay,repaymentOfCode,repaymentOfCode2,borrowDetail' },
  outDir: '.cache/adapter-dist',
};

const JOURNEYS = 'test/journeys/playwright.config.ts';
const journeys = '.cache/journeys.json';
const FAULTS = 'test/faults/playwright.config.ts';
const USUAL_FAULTS = ['--grep', '@usual'];
const faults = '.cache/faults.json';
const anyBrand = '.cache/any-brand.json';

// Incremental, so that only changed files are checked again.
const typesOf = (config: string): string[] => [
  ...[bin('tsc'), '-p', config, '--noEmit', '--incremental'],
  ...['--tsBuildInfoFile', `.cache/${config.replaceAll('/', '_')}.tsbuildinfo`],
];

/** The steps that need neither a build nor a browser. They run in parallel. */
export const staticChecks: readonly Step[] = [
  { name: 'Types', command: typesOf('tsconfig.json') },
  { name: 'Types of what a phone runs', command: typesOf('scripts/testing/tsconfig.pages.json') },
  { name: 'Format and lint', command: [bin('biome'), 'ci', '.', '--reporter=concise'] },
  { name: 'Architecture checks', command: script('scripts/checkRules.ts') },
].map((step) => ({ ...step, isLight: true }));

/** Returns a step of the unit tests affected by changes since a commit, with few random runs, and without tests of a build. */
export const affectedUnitTests = (base: string): Step =>
  vitest('Unit tests of what has changed', '.cache/changed.json', ['--changed', base], {
    env: { TEST_PART: '25', TEST_WITHOUT_BUILD: '1' },
    isLight: true,
    mayBeEmpty: true,
  });

/** Which part of the random runs and states is run: 5 means one fifth. */
type Part = { readonly TEST_PART: string };

const unitTests = (build: Build, part: Part): Step =>
  vitest('Unit, wire, build and budget tests', '.cache/unit.json', [], {
    env: { ...part, TEST_WITHOUT_COMMANDS: '1' },
    build,
  });

const gallery = (build: Build, env: Part, ...tests: readonly string[]): Step =>
  playwright(
    'Gallery',
    '.cache/gallery.json',
    ['test/gallery/playwright.config.ts', 'stateIndex', 'states.spec', 'injection.spec', ...tests],
    { env, build },
  );

const stepsOf = (isAll: boolean, part = { TEST_PART: isAll ? '1' : '5' }): readonly Step[] => {
  const matrix = isAll ? [] : WITHOUT_MATRIX;
  return [
    ...staticChecks,
    unitTests(production, part),
    playwright('Journeys', journeys, [JOURNEYS, ...matrix], { build: production }),
    gallery(production, part, 'gallery.spec', ...(isAll ? [] : WITHOUT_FURTHER_STATES)),
    playwright('Fault smoke tests', faults, [FAULTS, 'worst.spec', ...(isAll ? [] : USUAL_FAULTS)], {
      build: production,
    }),
  ];
};

const heavyStepsOfAllOnly: readonly Step[] = [
  playwright('Self-test of the fault oracle', faults, [FAULTS, 'oracle.spec'], { build: production }),
  playwright('Journeys with React', journeys, [JOURNEYS, ...WITH_REACT], { env: { PREVIEW: '1' }, build: withReact }),
];

const ofConfig = (folder: string): string[] => ['--config', `test/${folder}/vitest.config.ts`];
const onBuild = { build: production, needsBrowser: true };

// Each uses one worker, and its own report and results folder. The longest comes first, so that the others run beside it.
const lightStepsOfAllOnly: readonly Step[] = [
  vitest('Old and other engines', '.cache/engines.json', ofConfig('engines'), onBuild),
  vitest('Real hosts', '.cache/hosts.json', ofConfig('hosts'), onBuild),
  vitest('Prerendered pages', '.cache/prerender.json', ofConfig('prerender'), onBuild),
  vitest('Samples for native apps', '.cache/native.json', ofConfig('native')),
  vitest('Commands', '.cache/commands.json', [...testsOfCommands, '--maxWorkers=1']),
  playwright('Journeys of the preview', journeys, [JOURNEYS, 'preview', '--workers=1'], {
    env: { PREVIEW: '1' },
    build: withPreview,
  }),
  playwright('Development server', '.cache/dev.json', ['test/dev/playwright.config.ts']),
  playwright('Journeys of a brand that reports', '.cache/reporting.json', ['test/reporting/playwright.config.ts']),
  inBrowser('Journeys of a brand outside the project', anyBrand, [
    ...['test/anyBrand/run.ts', 'acme', '--workers=1'],
    ...WITHOUT_MATRIX,
  ]),
  playwright('Journeys of the brand for the Philippines', '.cache/brands.json', ['test/brands/playwright.config.ts'], {
    build: philippines,
  }),
  playwright('Journeys of a brand with an adapter', '.cache/adapter.json', ['test/adapter/playwright.config.ts'], {
    build: withAdapter,
  }),
].map((step) => ({ ...step, isLight: true }));

/** The steps of `npm test`, which every change has to pass, on the production build. */
export const usualSteps: readonly Step[] = stepsOf(false);

/** The steps of `npm run test:all`, which decides whether a change lands: adds all engines, brands, hosts and random runs. */
export const allSteps: readonly Step[] = [...stepsOf(true), ...heavyStepsOfAllOnly, ...lightStepsOfAllOnly];

/** The explanation of which steps are left out if a brand is given. */
export const LEFT_OUT_OF_A_BRAND = [
  'Left out, for they state words, amounts and switches of the default brand: the other journeys, the examples of components, the',
  'fault smoke tests, and what "npm run test:all" adds. "npm test" without BRAND_DIR and BRAND runs them. Unit tests ran on the default brand.',
  'Sample values pass here: "npm run brand -- check" lists them, and "npm run build" refuses them.',
].join('\n');

/** The explanation for a brand with an adapter: the sandbox and the gallery answer in the contract's format, not the lender's. */
export const WITHOUT_ITS_ADAPTER =
  'The brand has an adapter: its journeys and gallery ran on a build without it, for the sandbox speaks the contract. "npm run conform" tries the adapter on your service.';

/**
 * Returns the steps of `npm test` for the brand in the environment: its build and sizes, the journeys of any brand, and all states of
 * all screens.
 */
export const stepsOfBrand = (hasAdapter: boolean): readonly Step[] => {
  const build: Build = {
    name: 'Build of the brand',
    env: { ALLOW_SAMPLES: '1' },
    outDir: process.env['OUT_DIR'] || '.cache/brand-dist',
  };
  const part = { TEST_PART: '5' };
  const shown: Build = hasAdapter
    ? {
        name: 'Build of the brand without its adapter',
        env: { ...build.env, ADAPTER: 'none' },
        outDir: `${build.outDir}-contract`,
      }
    : build;
  return [
    ...staticChecks,
    unitTests(build, part),
    playwright('Journeys of any brand', anyBrand, ['test/anyBrand/playwright.config.ts'], { build: shown }),
    gallery(shown, part, ...WITHOUT_MATRIX),
  ];
};
