import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BuildError } from '../../scripts/build/buildError.ts';
import { orExit } from '../../scripts/build/orExit.ts';
import { root } from '../../scripts/build/root.ts';
import { parts } from './parts.ts';

/**
 * `npm run mutation`: lets Stryker change the code that moves money, piece by piece, and count which changes the tests
 * near it notice. `npm run mutation -- submission` takes one part. What has been tried before, with the same code and the
 * same tests, is not tried again.
 */
const STRYKER = 'node_modules/@stryker-mutator/core/bin/stryker.js';
const CONFIG = 'test/mutation/stryker.config.json';

await orExit(async () => {
  const wanted = process.argv[2];
  const meant = parts.filter(({ name }) => !wanted || name === wanted);
  if (!meant.length) throw new BuildError(`There is no part "${wanted}": ${parts.map(({ name }) => name).join(', ')}.`);

  for (const { name, mutate, tests } of meant) {
    const folder = `.cache/mutation/${name}`;
    const config = `${folder}/stryker.config.json`;
    const own = {
      mutate,
      testFiles: tests,
      incrementalFile: `${folder}/incremental.json`,
      tempDirName: `${folder}/tree`,
    };
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(
      join(root, config),
      JSON.stringify({ ...JSON.parse(readFileSync(join(root, CONFIG), 'utf8')), ...own }),
    );
    const { status } = spawnSync(process.execPath, [STRYKER, 'run', config], { cwd: root, stdio: 'inherit' });
    if (status) process.exitCode = 1;
  }
});
