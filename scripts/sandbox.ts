import { orExit } from './build/orExit.ts';
import { assertNoArguments } from './build/readArgs.ts';
import { brandFolderOf, readBrand } from './build/readBrand.ts';
import { createSandbox } from './sandbox/createSandbox.ts';
import { readOptions } from './sandbox/readOptions.ts';
import { serveHttp } from './serve/httpServer.ts';
import { assertFree, readListenAt } from './serve/listenAt.ts';

const DEFAULT_PORT = 4174;

// The sandbox service alone, for pages that are served by something else.
await orExit(async () => {
  assertNoArguments('PORT=3000 HOST=0.0.0.0 npx tsx scripts/sandbox.ts');
  const listenAt = readListenAt(process.env, DEFAULT_PORT);
  const options = readOptions(process.env);
  const { brand } = await readBrand(brandFolderOf(process.env));
  await assertFree(listenAt);
  const sandbox = await createSandbox({ ...options, brand });
  await sandbox.seed();
  const { origin } = await serveHttp(sandbox.fetch, listenAt.port, listenAt.host);
  console.log(`The sandbox service answers at ${origin}/api/, its borrowers begin at ${origin}/sandbox/`);
  console.log(`The service staff sign in as staff with the password ${sandbox.staffPassword}`);
});
