import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../build/root.ts';

const run = promisify(execFile);

interface OwnBuild {
  readonly outDir: string;
  readonly engine?: 'preact' | 'react';
  /** Folders in `pages/`; all of them where none is named. */
  readonly only?: readonly string[];
  /** The project's folder: this one, or a copy. */
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
      // Not set at all: set and empty, it is taken for a mistake.
      BRAND: undefined,
      API_BASE: '',
      PREVIEW: '',
    },
    maxBuffer: 1e8,
  });
};
