import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bench } from './bench/bench.ts';
import { launchBrowser } from './bench/browser/launch.ts';
import { type BenchOptions, readOptions } from './bench/options.ts';
import { profiles } from './bench/profiles.ts';
import { loadNow, thisMachine } from './bench/report/machine.ts';
import { reportOf } from './bench/report/report.ts';
import { pagesOf } from './bench/screens.ts';
import { measureGrowth } from './bench/sections/growth.ts';
import { measureMoves } from './bench/sections/moves.ts';
import { measureRepayment } from './bench/sections/repayment.ts';
import { measureViews } from './bench/sections/views.ts';
import { originOf, startHost } from './bench/serve/benchHost.ts';
import { openLine } from './bench/serve/line.ts';
import { makeVariants, variantFolders } from './bench/variants/makeVariants.ts';
import { variantNames } from './bench/variants/variant.ts';
import { orExit } from './build/orExit.ts';
import { root } from './build/root.ts';
import { readSettings } from './build/settings.ts';

const FOLDER = '.cache/bench';

const began = performance.now();
const loadAtFirst = loadNow();

const say = (words: string): void => {
  console.error(`${((performance.now() - began) / 1000).toFixed(0).padStart(5)} s  ${words}`);
};

const serveVariants = async (options: BenchOptions) => {
  const settings = await readSettings();
  const pages = pagesOf(options.screens);
  if (!options.reusesBuilds) await makeVariants(settings, FOLDER, options.screens, pages, options.against);
  say('every variant is built');
  const folders = variantFolders(FOLDER);
  const host = await startHost(join(root, FOLDER));
  // Nothing was built of an earlier commit where none was asked for.
  for (const name of variantNames) if (name !== 'before' || options.against) host.serve(name, folders[name]);
  return { settings, host };
};

const layLines = async (port: number) => {
  const { slow3g, fourG, fourGNear } = profiles;
  const lines = await Promise.all([openLine(port, slow3g), openLine(port, fourG), openLine(port, fourGNear)]);
  return { slow3g: lines[0], fourG: lines[1], fourGNear: lines[2] };
};

const measure = async (options: BenchOptions) => {
  const wants = (section: BenchOptions['sections'][number]): boolean => options.sections.includes(section);
  const { settings, host } = await serveVariants(options);
  const lines = await layLines(host.port);
  const origin: Bench['origin'] = (variant, profile) => originOf(variant, lines[profile].port);
  const browser = await launchBrowser(host.keyHash);
  const machine = thisMachine(browser.version, loadAtFirst);
  const bench: Bench = { options, host, browser, origin, failures: [], say };
  const views = wants('views') ? await measureViews(bench) : [];
  const moves = wants('moves') ? await measureMoves(bench) : [];
  await browser.close();
  await Promise.all(Object.values(lines).map((line) => line.close()));
  await host.close();
  const repayment = wants('repayment') ? await measureRepayment(settings, FOLDER, bench.failures, say) : [];
  const growth = wants('growth') ? await measureGrowth(settings, FOLDER, options.growth, say) : [];
  const seconds = (performance.now() - began) / 1000;
  return { machine, options, seconds, failures: bench.failures, views, moves, repayment, growth };
};

await orExit(async () => {
  const options = readOptions(process.argv.slice(2));
  mkdirSync(join(root, FOLDER), { recursive: true });
  const measured = await measure(options);
  const report = reportOf(measured);
  writeFileSync(join(root, '.cache/bench.json'), `${JSON.stringify(measured, null, 1)}\n`);
  writeFileSync(join(root, '.cache/bench.md'), `${report}\n`);
  console.log(report);
  if (measured.failures.length) process.exitCode = 1;
});
