import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from '../test/engines/chromium.ts';
import { startChromium } from '../test/engines/chromiumProcess.ts';
import { ensureEngines } from '../test/engines/ensureEngines.ts';
import { borrowers } from '../test/support/borrowers.ts';
import { median } from './bench/statistics.ts';
import { buildSite } from './build/buildSite.ts';
import { orExit } from './build/orExit.ts';
import { readArgs } from './build/readArgs.ts';
import { root } from './build/root.ts';
import { readSettings } from './build/settings.ts';
import { serveApp } from './serve/app.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

/** What is looked at, and what has to be perfect there: a borrower's own page is not to be found by anybody. */
const screens: readonly { readonly path: string; readonly exempt?: Category }[] = [
  { path: '/' },
  { path: '/promotion?id=7001' },
  { path: `/repaymentOfCode2?${new URLSearchParams(borrowers.instalments)}`, exempt: 'seo' },
];

const PERFECT = 100;
// What else the machine does at the moment moves a single figure by some points.
const RUNS = 3;

const scoresOf = async (url: string, port: number) => {
  const result = await lighthouse(url, { port, onlyCategories: [...categories], logLevel: 'error' });
  if (!result) throw new Error(`There is no result for ${url}`);
  const { lhr } = result;
  const scores = categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * PERFECT)] as const);
  const problems = Object.values(lhr.audits).filter(({ score, scoreDisplayMode }) => {
    return score !== null && score < 1 && /binary|numeric/.test(scoreDisplayMode);
  });
  return { scores, problems: problems.map(({ title }) => title) };
};

/** The middle of three runs. */
const middleScoresOf = async (url: string, port: number) => {
  const runs: Awaited<ReturnType<typeof scoresOf>>[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await scoresOf(url, port));
  const scores = categories.map((name, at) => [name, median(runs.map((run) => run.scores[at]?.[1] ?? 0))] as const);
  return { scores, problems: runs[0]?.problems ?? [] };
};

const RESULTS = 'scripts/lighthouse.md';

const writeResults = (scores: { readonly [page: string]: { readonly [category: string]: number } }): void => {
  const rows = Object.entries(scores).map(([page, each]) => `| \`${page}\` | ${Object.values(each).join(' | ')} |`);
  const text = `# Lighthouse

Written by \`npm run lighthouse\` on ${new Date().toISOString().slice(0, 10)}; do not edit. Mobile, the middle of ${RUNS} runs. A borrower's own page is closed to search
engines on purpose, so its SEO score does not count.

| Page | ${categories.join(' | ')} |
| --- | ${categories.map(() => '---:').join(' | ')} |
${rows.join('\n')}
`;
  writeFileSync(join(root, RESULTS), text);
};

const look = async (): Promise<void> => {
  readArgs({ options: {} }, 'npm run lighthouse');
  const settings = await readSettings();
  await ensureEngines();
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  await buildSite(settings);
  const app = await serveApp({ folder: settings.outDir, databaseUrl: `file:${join(folder, 'sandbox.db')}` });
  const browser = await startChromium(chromium('current'), ['--disable-background-networking']);
  const port = Number(new URL(browser.browserSocketUrl).port);
  const table: Record<string, Record<string, number>> = {};
  for (const { path, exempt } of screens) {
    const { scores, problems } = await middleScoresOf(app.origin + path, port);
    const name = path.split('?')[0] ?? path;
    table[name] = Object.fromEntries(scores);
    const isShort = scores.some(([category, score]) => category !== exempt && score < PERFECT);
    if (isShort) process.exitCode = 1;
    if (isShort) console.log(`${name}: ${problems.join('; ')}`);
  }
  console.table(table);
  writeResults(table);
  await browser.stop();
  await app.close();
  rmSync(folder, { recursive: true, force: true });
};

await orExit(look);
