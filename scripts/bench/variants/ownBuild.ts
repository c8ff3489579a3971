import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../build/root.ts';

const run = promisify(execFile);

interface OwnBuild {
  readonly outDir: string;
  readonly engine?: 'preact' | 'react';
  /** Names of folders in `pages/`; empty for all of them. */
  readonly only?: readonly string[];
  /** The folder of the project to build: this one, or a copy. */
  readonly project?: string;
}

/** Runs the project's own build, as `npm run build` does. `outDir` is relative to the project. */
export const runOwnBuild = async ({
  outDir,
  engine = 'preact',
  only = [],
  project = root,
}: OwnBuild): Promise<void> => {
  await run(process.execPath, ['--import', 'tsx', join(project, 'scripts/build.ts')], {
    cwd: project,
    env: {
      ...process.env,
      OUT_DIR: outDir,
      ENGINE: engine,
      PAGES: only.join(','),
      // Undefined removes the variable: an empty BRAND is rejected as a mistake.
      BRAND: undefined,
      API_BASE: '',
      PREVIEW: '',
    },
    maxBuffer: 1e8,
  });
};
