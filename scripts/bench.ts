import { existsSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { launchBrowser } from './bench/browser/browser.ts';
import { type Bench, measureMoves, measureRepayment, measureViews, type Variant } from './bench/measure.ts';
import { reportOf } from './bench/report.ts';
import { readOptions } from './bench/screens.ts';
import { startHost } from './bench/serve/host.ts';
import { openLine, profiles } from './bench/serve/line.ts';
import { makeVariants } from './bench/variants.ts';
import { BuildError } from './build/buildError.ts';
import { orExit } from './build/command.ts';
import { root } from './build/root.ts';
import { readSettings } from './build/settings.ts';

const WORK = join(root, '.cache/bench');

const describeMachine = (chromium: string, load: number): string => {
  const date = new Date().toISOString().slice(0, 10);
  const memory = `${Math.round(totalmem() / 1024 ** 3)} GB`;
  const busy = load > 1 ? ' (the machine was busy: these figures are noise)' : '';
  return `\`npm run bench\` on ${date}: ${cpus()[0]?.model.trim()}, ${cpus().length} cores, ${memory}, Node ${process.version}, Chromium ${chromium}, load at the start ${load.toFixed(1)}${busy}`;
};

await orExit(async () => {
  const [load = 0] = loadavg();
  const options = readOptions(process.argv.slice(2));
  const { outDir: ours } = await readSettings();
  const before = options.before && resolve(options.before);
  for (const folder of [ours, before])
    if (folder && !existsSync(join(folder, 'repay/index.html')))
      throw new BuildError(`${folder} is no build. Run npm run build first.`);

  const folders = await makeVariants(WORK, ours, before);
  const host = await startHost(WORK, folders);
  const browser = await launchBrowser(host.keyHash);
  const lines = {
    slow3g: await openLine(host.port, profiles.slow3g),
    fourG: await openLine(host.port, profiles.fourG),
  };
  const variants = Object.keys(folders) as Variant[];
  const bench: Bench = { ...options, variants, host, browser, lines, figures: [], failures: [] };
  await measureViews(bench);
  await measureMoves(bench);
  if (options.isWhole) await measureRepayment(bench);
  await Promise.all([browser.close(), lines.slow3g.close(), lines.fourG.close()]);
  await host.close();

  const report = reportOf({ ...bench, machine: describeMachine(browser.version, load) });
  writeFileSync(join(WORK, 'results.md'), `${report}\n`);
  console.log(report);
  if (bench.failures.length) process.exitCode = 1;
});
