import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/build/settings.ts';
import { percentOf, readScores, tableOf } from './score.ts';

/**
 * `npm run mutation`: lets Stryker change the code that moves money, piece by piece, and counts which changes the quick
 * tests notice. `npm run mutation -- --mutate shared/api/settle.ts` takes a part; `-- --force` begins anew, for what
 * has been tried before with the same code and the same tests is not tried again.
 */
const STRYKER = 'node_modules/@stryker-mutator/core/bin/stryker.js';
const CONFIG = 'test/mutation/stryker.config.json';
const REPORT = join(root, '.cache/mutation/report.json');
const LEAST_PERCENT = 85;

rmSync(REPORT, { force: true });
const { status } = spawnSync(process.execPath, [STRYKER, 'run', CONFIG, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
if (status) throw new Error('Stryker could not run.');
const scores = readScores(REPORT);
console.log(tableOf(scores));
for (const score of scores.filter((each) => percentOf(each) < LEAST_PERCENT)) {
  console.log(`${score.folder} is below ${LEAST_PERCENT} %.`);
  process.exitCode = 1;
}
