import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BuildError } from './buildError.ts';

// Beside the folder it would be found by whoever serves or lists that; here it is gone with the machine's next start.
const lockOf = (folder: string): string =>
  join(tmpdir(), `borrower-web-build-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`);

const isRunning = (processId: number): boolean => {
  try {
    return process.kill(processId, 0);
  } catch (error) {
    // It runs, and is somebody else's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const isTaken = (lock: string): boolean => {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return false;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return true;
    throw error;
  }
};

const holderOf = (lock: string): number => {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch {
    // It has ended in between.
    return 0;
  }
};

/**
 * Runs a build of a folder while no other one writes there: two at once would leave a mixture of both.
 * @throws BuildError where another one is at it. One that was killed is in nobody's way.
 */
export const alone = async <Result>(folder: string, build: () => Promise<Result>): Promise<Result> => {
  const lock = lockOf(folder);
  while (isTaken(lock)) {
    const holder = holderOf(lock);
    if (holder && isRunning(holder))
      throw new BuildError(
        `Another build, process ${holder}, is writing ${folder}. Wait until it has ended, or name another folder as OUT_DIR. (If that process is no build, remove ${lock}.)`,
      );
    rmSync(lock, { force: true });
  }
  try {
    return await build();
  } finally {
    rmSync(lock, { force: true });
  }
};
