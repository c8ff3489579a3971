import { join } from 'node:path';
import { ensureEngines } from '../test/engines/ensureEngines.ts';
import { root } from './build/settings.ts';
import type { Counts } from './testing/report.ts';
import { runStep, type Step, type StepResult } from './testing/step.ts';

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
const playwright = (config: string, ...files: readonly string[]): string[] => [
  ...script('node_modules/@playwright/test/cli.js'),
  'test',
  '-c',
  config,
  ...files,
];

// What could differ with React itself is drawing, typing and focus: one journey of each screen shows that.
const journeysForReact = [
  'order.spec',
  'repay.spec',
  'bindBank.spec',
  'confirm.spec',
  'repaymentMethodCard',
  'complaintForm',
  'error.spec',
  'promotion',
];

// The screens of these journeys, and where they lead.
const pagesForReact = [
  ...['home', 'notFound', 'loanDetail', 'repay', 'repayDelay', 'repaymentOfCode', 'repaymentOfCode2', 'borrowDetail'],
  ...['bindBank', 'newLoanConfirm', 'repaymentMethod', 'addnormalcard', 'error', 'promotion', 'customerService'],
  ...['complaint', 'complainPageNext', 'complaintList'],
];

const unit = '.cache/unit.json';
const engines = '.cache/engines.json';
const hosts = '.cache/hosts.json';

const steps: readonly Step[] = [
  { name: 'Types', command: [bin('tsc'), '--noEmit'] },
  { name: 'Format and lint', command: [bin('biome'), 'ci', '.'] },
  { name: 'Architecture checks', command: script('scripts/checkRules.ts') },
  { name: 'Build', command: script('scripts/build.ts') },
  { name: 'Unit, wire, build and budget tests', command: vitest(unit), report: unit },
  {
    name: 'Journeys',
    command: playwright('test/journeys/playwright.config.ts'),
    report: '.cache/journeys.json',
  },
  {
    name: 'Gallery',
    command: playwright(
      'test/gallery/playwright.config.ts',
      'gallery.spec',
      'stateIndex',
      'states.spec',
      'injection.spec',
    ),
    report: '.cache/gallery.json',
  },
  {
    name: 'What judges the faults',
    command: [...script('test/faults/run.ts'), '--self-test'],
    report: '.cache/faults.json',
  },
  {
    name: 'The worst faults',
    command: [...script('test/faults/run.ts'), '--worst'],
    report: '.cache/faults.json',
  },
  {
    name: 'Old and other engines',
    command: vitest(engines, '--config', 'test/engines/vitest.config.ts'),
    report: engines,
  },
  {
    name: 'Real hosts and killed processes',
    command: vitest(hosts, '--config', 'test/hosts/vitest.config.ts'),
    report: hosts,
  },
  {
    name: 'Build with React',
    command: script('scripts/build.ts'),
    env: { ENGINE: 'react', PAGES: pagesForReact.join(), OUT_DIR: '.cache/react-dist' },
  },
  {
    name: 'Journeys with React',
    command: playwright('test/journeys/playwright.config.ts', ...journeysForReact),
    env: { OUT_DIR: '.cache/react-dist' },
    report: '.cache/journeys.json',
  },
  {
    name: 'Build with the preview',
    command: script('scripts/build.ts'),
    env: { PREVIEW: '1', PAGES: 'testPreview,home,notFound', OUT_DIR: '.cache/preview-dist' },
  },
  {
    name: 'Journeys of the preview',
    command: playwright('test/journeys/playwright.config.ts', 'preview'),
    env: { PREVIEW: '1', OUT_DIR: '.cache/preview-dist' },
    report: '.cache/journeys.json',
  },
  {
    name: 'Build of the brand for the Philippines',
    command: script('scripts/build.ts'),
    env: { BRAND: 'ph', OUT_DIR: '.cache/ph-dist' },
  },
  {
    name: 'Journeys of the brand for the Philippines',
    command: playwright('test/brands/playwright.config.ts'),
    env: { OUT_DIR: '.cache/ph-dist' },
    report: '.cache/brands.json',
  },
];

// `npm test -- journeys` runs the steps whose names hold the word.
const wanted = process.argv[2]?.toLowerCase() ?? '';

await ensureEngines();
const results: (StepResult & Pick<Step, 'name'>)[] = [];
for (const step of steps.filter(({ name }) => name.toLowerCase().includes(wanted)))
  results.push({ name: step.name, ...(await runStep(step)) });

const total = (key: keyof Counts): number => results.reduce((sum, result) => sum + result[key], 0);

console.table(
  Object.fromEntries(
    results.map(({ name, seconds, passed, failed, skipped }) => [name, { seconds, passed, failed, skipped }]),
  ),
);
// Once more at the end, for of a long run often only the end is kept.
for (const { name, failed, failures } of results.filter(({ failed }) => failed)) {
  console.log(`\nNot well: ${name} (${failed})`);
  for (const failure of failures) console.log(`\n  ${failure.name}\n${failure.reason.replace(/^/gm, '    ')}`);
}
console.log(`\n${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`);
process.exitCode = total('failed') ? 1 : 0;
