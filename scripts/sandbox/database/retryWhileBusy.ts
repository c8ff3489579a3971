import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 15_000;
const LONGEST_PAUSE_MS = 20;

function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && String(error.code).startsWith('SQLITE_BUSY')) return true;
  return isBusy(error.cause);
}

/** Tries again for as long as another connection holds the lock; any other failure passes through. */
export async function retryWhileBusy<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const giveUpAtMs = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || Date.now() > giveUpAtMs) throw error;
      await sleep(Math.random() * LONGEST_PAUSE_MS);
    }
  }
}
