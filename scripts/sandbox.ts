import { assertNoArguments, orExit } from './build/command.ts';
import { brandFolderOf, readBrand } from './build/readBrand.ts';
import { createSandbox } from './sandbox/createSandbox.ts';
import { readOptions } from './sandbox/readOptions.ts';
import { assertFree, readListenAt, serveHttp } from './serve/httpServer.ts';

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
});
