import type { RunningApp } from '../../../scripts/serve/app.ts';

/** Removes every fault of the sandbox. */
export const clearFaults = async ({ sandbox }: RunningApp): Promise<void> => {
  await sandbox.fetch(new Request('http://sandbox.test/sandbox/faults', { method: 'DELETE' }));
};
