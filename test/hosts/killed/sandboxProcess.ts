// A sandbox in a process of its own, to be killed; its parent is processes.ts beside it. Prints where it answers.
import { type Client, createClient } from '@libsql/client';
import { createSandbox } from '../../../scripts/sandbox/createSandbox.ts';
import { ORIGIN } from '../../../scripts/sandbox/testBorrower.ts';
import { serveHttp } from '../../../scripts/serve/httpServer.ts';
import { DIES_AT } from './diesAt.ts';

const databaseUrl = process.argv[2] ?? '';
let momentsLeft = Number.POSITIVE_INFINITY;

const moment = (): void => {
  if (momentsLeft === 0) process.kill(process.pid, 'SIGKILL');
  momentsLeft -= 1;
};

/** Makes every commit of this process two moments to die in. */
const watchCommits = (): void => {
  const client = createClient({ url: databaseUrl });
  const prototype = Object.getPrototypeOf(client) as Client;
  client.close();
  const { transaction } = prototype;
  prototype.transaction = async function begin(this: Client, ...given: []) {
    const begun = await transaction.apply(this, given);
    const commit = begun.commit.bind(begun);
    begun.commit = async () => {
      moment();
      await commit();
      moment();
    };
    return begun;
  };
};

watchCommits();
const sandbox = await createSandbox({ databaseUrl, publicOrigin: ORIGIN });
await sandbox.seed();
const { origin } = await serveHttp(async (request) => {
  const diesAt = request.headers.get(DIES_AT);
  if (diesAt !== null) momentsLeft = Number(diesAt);
  const answer = await sandbox.fetch(request);
  moment();
  momentsLeft = Number.POSITIVE_INFINITY;
  return answer;
});
console.log(origin);
