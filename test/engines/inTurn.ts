import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { until } from './waiting.ts';

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Takes the turn, by a file with our process id; ends that of a process that has died. */
function takeTurn(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    try {
      if (!isAlive(Number(readFileSync(file, 'utf8')))) rmSync(file, { force: true });
    } catch {
      // It has been given back meanwhile.
    }
    return false;
  }
}

/** Runs it while no other process does what the same file stands for: the others wait, at most so long. */
export async function inTurn(file: string, limitMs: number, run: () => void | Promise<void>): Promise<void> {
  await until(`the turn of ${file}`, () => takeTurn(file), limitMs);
  try {
    await run();
  } finally {
    rmSync(file, { force: true });
  }
}
