import { execFile } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../build/root.ts';
import { runOwnBuild } from './ownBuild.ts';

const run = promisify(execFile);

/**
 * Builds pages of an earlier commit into `<folder>/before`, with `folder` relative to the project. The commit is checked out into
 * a git worktree of its own and built with the packages of its own lock file.
 */
export const buildOfCommit = async (
  commit: string,
  { folder, only }: { readonly folder: string; readonly only: readonly string[] },
): Promise<void> => {
  const project = join(root, folder, 'source');
  await run('git', ['worktree', 'prune'], { cwd: root });
  rmSync(project, { recursive: true, force: true });
  await run('git', ['worktree', 'add', '--force', '--detach', project, commit], { cwd: root });
  // Vite has set NODE_ENV to production in this process by now, and npm would then skip the devDependencies.
  await run('npm', ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: project });
  await runOwnBuild({ outDir: 'dist', only, project });
  const built = join(root, folder, 'before');
  rmSync(built, { recursive: true, force: true });
  cpSync(join(project, 'dist'), built, { recursive: true });
};
