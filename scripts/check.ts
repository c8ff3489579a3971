import { execFileSync } from 'node:child_process';
import { orExit } from './build/orExit.ts';
import { readArgs } from './build/readArgs.ts';
import { root } from './build/root.ts';
import { printResults, runSteps } from './testing/runSteps.ts';
import { affectedUnitTests, staticChecks } from './testing/steps.ts';

// What stands between this branch and main, with what is not committed yet; on main itself, only the latter.
const base = (): string => {
  try {
    return execFileSync('git', ['merge-base', 'HEAD', 'main'], { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return 'HEAD'; // a clone without a branch of that name
  }
};

await orExit(async () => {
  readArgs({ options: {} }, 'npm run check');
  printResults(await runSteps({ builds: [], steps: [...staticChecks, affectedUnitTests(base())] }));
});
