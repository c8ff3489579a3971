import { join } from 'node:path';
import { root } from '../build/root.ts';
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

/** What could differ with React itself: rendering, typing, focus, effects. Which call is sent with what is the models' alone. */
const WITH_REACT = ['--grep', '@react'];

// The screens of these journeys, and where they lead.
const pagesForReact = [
  ...['home', 'notFound', 'loanDetail', 'repay', 'repayDelay', 'repaymentOfCode', 'repaymentOfCode2', 'borrowDetail'],
  ...[
    'bindBank',
    'newLoanConfirm',
    'confirmOfPeriod',
    'loanConfirm',
    'repaymentMethod',
    'addnormalcard',
    'error',
    'promotion',
    'customerService',
  ],
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

const unit = '.cache/unit.json';
const engines = '.cache/engines.json';
const hosts = '.cache/hosts.json';
const journeys = '.cache/journeys.json';
const gallery = '.cache/gallery.json';
const faults = '.cache/faults.json';
const anyBrand = '.cache/any-brand.json';
const native = '.cache/native.json';
const prerender = '.cache/prerender.json';
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
    command: playwright('test/faults/playwright.config.ts', '--grep', isAll ? '@worst' : '@usual'),
    report: faults,
    build: production,
    needsBrowser: true,
  },
];

const heavyStepsOfAllOnly: readonly Step[] = [
  {
    name: 'Self-test of the fault oracle',
    command: playwright('test/faults/playwright.config.ts', '--grep', '@oracle'),
    report: faults,
    build: production,
    needsBrowser: true,
  },
  {
    name: 'Journeys with React',
    command: playwright('test/journeys/playwright.config.ts', ...WITH_REACT),
    env: { PREVIEW: '1' },
    report: journeys,
    build: withReact,
    needsBrowser: true,
  },
];

// Each works one at a time, and has a report and a folder for results of its own. The longest first: the others run beside it.
const lightStepsOfAllOnly: readonly Step[] = [
  {
    name: 'Old and other engines',
    command: vitest(engines, '--config', 'test/engines/vitest.config.ts'),
    report: engines,
    build: production,
    needsBrowser: true,
    isLight: true,
  },
  {
    name: 'Real hosts',
    command: vitest(hosts, '--config', 'test/hosts/vitest.config.ts'),
    report: hosts,
    build: production,
    needsBrowser: true,
    isLight: true,
  },
  {
    name: 'Prerendered pages',
    command: vitest(prerender, '--config', 'test/prerender/vitest.config.ts'),
    report: prerender,
    build: production,
    needsBrowser: true,
    isLight: true,
  },
  {
    name: 'Samples for native apps',
    command: vitest(native, '--config', 'test/native/vitest.config.ts'),
    report: native,
    isLight: true,
  },
  {
    name: 'Journeys of the preview',
    command: playwright('test/journeys/playwright.config.ts', 'preview', '--workers=1'),
    env: { PREVIEW: '1' },
    report: journeys,
    build: withPreview,
    needsBrowser: true,
    isLight: true,
  },
  {
    name: 'Development server',
    command: playwright('test/dev/playwright.config.ts'),
    report: development,
    needsBrowser: true,
    isLight: true,
  },
  {
    name: 'Journeys of a brand that reports',
    command: playwright('test/reporting/playwright.config.ts'),
    report: '.cache/reporting.json',
    needsBrowser: true,
    isLight: true,
  },
  {
    name: 'Journeys of a brand outside the project',
    command: [...script('test/anyBrand/run.ts'), 'acme', '--workers=1', ...WITHOUT_MATRIX],
    report: anyBrand,
    needsBrowser: true,
    isLight: true,
  },
  {
    name: 'Journeys of the brand for the Philippines',
    command: playwright('test/brands/playwright.config.ts'),
    report: '.cache/brands.json',
    build: philippines,
    needsBrowser: true,
    isLight: true,
  },
  {
    name: 'Journeys of a brand with an adapter',
    command: playwright('test/adapter/playwright.config.ts'),
    report: '.cache/adapter.json',
    build: withAdapter,
    needsBrowser: true,
    isLight: true,
  },
];

/** The steps of `npm test`: what every change has to pass, on the production build. */
export const usualSteps: readonly Step[] = stepsOf(false);

/** The steps of `npm run test:all`, which decides whether a change lands: every engine, brand, host and random run as well. */
export const allSteps: readonly Step[] = [...stepsOf(true), ...heavyStepsOfAllOnly, ...lightStepsOfAllOnly];

/** Steps that are left out where a brand is named, and why. */
export const LEFT_OUT_OF_A_BRAND = [
  'Left out, for they state words, amounts and switches of the default brand: the other journeys, the examples of components, the',
  'fault smoke tests, and what "npm run test:all" adds. "npm test" without BRAND_DIR and BRAND runs them. Unit tests ran on the default brand.',
  'Sample values pass here: "npm run brand -- check" lists them, and "npm run build" refuses them.',
].join('\n');

/** What else there is to say of a brand with an adapter: the sandbox and the gallery speak the contract, and would not be understood. */
export const WITHOUT_ITS_ADAPTER =
  'The brand has an adapter: its journeys and gallery ran on a build without it, for the sandbox speaks the contract. "npm run conform" tries the adapter on your service.';

/**
 * The steps of `npm test` for the brand that the environment names: its build and sizes, the journeys of any brand, and every state of
 * every screen.
 */
export const stepsOfBrand = (hasAdapter: boolean): readonly Step[] => {
  const build: Build = {
    name: 'Build of the brand',
    env: { ALLOW_SAMPLES: '1' },
    outDir: process.env['OUT_DIR'] || '.cache/brand-dist',
  };
  const part = { TEST_PART: '5' };
  const units: Step = {
    name: 'Unit, wire, build and budget tests',
    command: vitest(unit),
    env: part,
    report: unit,
    build,
  };
  const shown: Build = hasAdapter
    ? {
        name: 'Build of the brand without its adapter',
        env: { ...build.env, ADAPTER: 'none' },
        outDir: `${build.outDir}-contract`,
      }
    : build;
  const inBrowser: readonly Step[] = [
    {
      name: 'Journeys of any brand',
      command: playwright('test/anyBrand/playwright.config.ts'),
      report: anyBrand,
      build: shown,
      needsBrowser: true,
    },
    {
      name: 'Gallery',
      command: playwright(
        'test/gallery/playwright.config.ts',
        'stateIndex',
        'states.spec',
        'injection.spec',
        ...WITHOUT_MATRIX,
      ),
      env: part,
      report: gallery,
      build: shown,
      needsBrowser: true,
    },
  ];
  return [...staticChecks, units, ...inBrowser];
};
