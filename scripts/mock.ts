import { orExit } from './build/orExit.ts';
import { assertNoArguments } from './build/readArgs.ts';
import { mockService } from './reference/mock/mockService.ts';
import { readOpenApi } from './reference/openapi/file.ts';
import { serveHttp } from './serve/httpServer.ts';
import { assertFree, readListenAt } from './serve/listenAt.ts';

const DEFAULT_PORT = 4190;

await orExit(async () => {
  assertNoArguments('PORT=3000 HOST=0.0.0.0 npm run mock');
  const { port, host } = readListenAt(process.env, DEFAULT_PORT);
  await assertFree({ port, host });
  const { origin } = await serveHttp(await mockService(readOpenApi()), port, host);
  console.log(`A service that answers with the examples of the reference: ${origin}/api`);
  console.log(`Pages that call it: API_BASE=${origin}/api npm run dev`);
});
