import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { folderForEachTest } from '../../testing/temporaryFolder.ts';
import { createSandbox } from '../createSandbox.ts';
import { callFor, NOW_MS, paymentsOf } from '../testBorrower.ts';

const PROGRAM = fileURLToPath(new URL('payInProcess.ts', import.meta.url));

const inFolder = folderForEachTest();

async function takenBy(databaseUrl: string): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', PROGRAM, databaseUrl]);
  return Number(stdout);
}

it('serves one borrower rightly from two processes that start, seed and pay at one time', async () => {
  const databaseUrl = `file:${inFolder('sandbox.db')}`;
  const taken = await Promise.all([takenBy(databaseUrl), takenBy(databaseUrl)]);
  const sandbox = await createSandbox({ databaseUrl, now: () => NOW_MS });
  const payments = await paymentsOf(sandbox, '170001');
  expect(payments.map((payment) => payment.amount)).toEqual(['150050', '150050', '149999']);
  expect(taken.reduce((sum, each) => sum + each, 0)).toBe(3);
  expect((await callFor(sandbox, '170001', 'readOrder')).data.orderStatus).toBe(200);
  await sandbox.close();
}, 30_000);
