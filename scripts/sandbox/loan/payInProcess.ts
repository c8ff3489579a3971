// A separate process, started by twoProcesses.test.ts: requests pay codes and pays with them, several at the same time.
// Prints how many of its payments were accepted.
import { createSandbox } from '../createSandbox.ts';
import { callFor, NOW_MS, pay } from '../testBorrower.ts';

const ORDER_ID = '170001';
const AT_A_TIME = [1, 2, 3, 4];

const sandbox = await createSandbox({ databaseUrl: process.argv[2] ?? '', now: () => NOW_MS });
await sandbox.seed();

async function payOneInstalment(amount: number): Promise<number> {
  const asked = AT_A_TIME.map(() => callFor(sandbox, ORDER_ID, 'generatePayCode', { amount, channelNumber: '90006' }));
  const codes = (await Promise.all(asked)).filter((answer) => answer.code === '00');
  const paid = await Promise.all(codes.map((answer) => pay(sandbox, answer.data.payUrl)));
  return paid.filter((response) => response.status === 200).length;
}

let taken = 0;
for (const amount of [150_050, 150_050, 149_999]) taken += await payOneInstalment(amount);
console.log(taken);
await sandbox.close();
