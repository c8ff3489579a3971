import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { samplesIn } from '../../scripts/build/brandSamples.ts';
import { buildSite } from '../../scripts/build/buildSite.ts';
import { measureSize } from '../../scripts/build/measureSize.ts';
import { readSettings } from '../../scripts/build/settings.ts';
import { filesIn } from './builtFiles.ts';

/** What stands in any script that has to do with reports: names that no minifier changes. */
const TRACES = [
  ...['loanReports', 'NotStarted', 'unhandledrejection', 'securitypolicyviolation', 'startSending', 'dataOnScreen'],
  ...['layout-shift', 'paymentSeen', 'onStep', 'sampleRate'],
];

const tracesIn = (folder: string): readonly string[] => {
  const scripts = filesIn(folder).filter((file) => /\.(html|js)$/.test(file));
  expect(scripts.length).toBeGreaterThan(2);
  const content = scripts.map((file) => `${file}\n${readFileSync(join(folder, file), 'utf8')}`).join('\n');
  return [...TRACES, 'late/reporter'].filter((name) => content.includes(name));
};

it('The pages of a brand that names nobody to report to hold nothing of what reports', async () => {
  const { outDir, brand } = await readSettings();
  expect(brand.reporting).toBeUndefined();
  expect(tracesIn(outDir)).toEqual([]);
});

it('The pages of a brand that names somebody hold all of it, and report to nobody else', async () => {
  const settings = await readSettings({
    OUT_DIR: '.cache/reporting-test',
    PAGES: 'repay,complainPageNext,promotion,carpmm,notFound',
  });
  const reporting = { endpoint: 'https://reports.example/pages', sampleRate: 0.25 };
  // In a country whose law has it state who lends, which the page of an ad does as well.
  const brand = { ...settings.brand, ...samplesIn('INR'), reporting };
  const built = await buildSite({ ...settings, brand });
  const weights = await Promise.all(built.map((page) => measureSize(page, { ...settings, brand })));
  expect(weights.filter(({ bytes, limit }) => bytes > limit)).toEqual([]);
  expect(weights.filter(({ beforeScript, beforeScriptLimit }) => beforeScript > beforeScriptLimit)).toEqual([]);
  expect(tracesIn(settings.outDir)).toEqual([...TRACES, 'late/reporter']);
  for (const page of ['repay', 'carpmm']) {
    const document = readFileSync(join(settings.outDir, page, 'index.html'), 'utf8');
    expect(document).toContain("connect-src 'self' https://reports.example;");
    expect(document.match(/https:\/\/reports\.example[\w/]*/g)?.sort()).toEqual(
      // In the policy, in the head for a script that does not start, and in the script.
      ['https://reports.example', 'https://reports.example/pages', 'https://reports.example/pages'],
    );
  }
}, 60_000);
