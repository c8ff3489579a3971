import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BuildError } from './buildError.ts';

// A lock next to the folder would be visible to anyone who serves or lists that; here it is removed when the machine restarts.
const lockOf = (folder: string): string =>
  join(tmpdir(), `borrower-web-build-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`);

const isRunning = (processId: number): boolean => {
  try {
    return process.kill(processId, 0);
  } catch (error) {
    // The process is running and belongs to another user.
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
    // The process has ended meanwhile.
    return 0;
  }
};

/**
 * Runs a build of a folder while no other build writes there: two at once would leave a mixture of both. @throws BuildError if another build is
 * running. The lock of a killed build is ignored.
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
