import { createServer } from 'vite';
import { assertNoArguments, endWithParent, orExit } from './build/command.ts';
import { root } from './build/root.ts';
import { besideSandbox, noteOfAdapter, readSettings } from './build/settings.ts';
import { apiProxyOf } from './dev/sandboxPlugin.ts';
import { assertFree, readListenAt } from './serve/httpServer.ts';

const DEFAULT_PORT = 5173;

await orExit(async () => {
  endWithParent();
  assertNoArguments('PORT=3000 HOST=0.0.0.0 npm run dev');
  const { port, host } = readListenAt(process.env, DEFAULT_PORT);
  if (process.env['PORT']) await assertFree({ port, host });
  const proxy = apiProxyOf(process.env);
  if (!proxy) {
    const note = noteOfAdapter(besideSandbox(await readSettings()));
    // The configuration reads the settings by itself.
    if (note) process.env['ADAPTER'] = 'none';
    if (note) console.log(note);
  }
  const server = await createServer({
    configFile: `${root}/vite.config.ts`,
    root,
    // Somebody who names a port wants that one; else the next that is free will do.
    server: { port, host, strictPort: !!process.env['PORT'], ...(proxy && { proxy }) },
  });
  await server.listen();
  server.printUrls();
  const { local = [], network = [] } = server.resolvedUrls ?? {};
  const origin = [...local, ...network][0];
  console.log(`
  Borrowers, with links to every screen:  ${origin}sandbox/
  Every screen in every state:            npm run gallery\n`);
});
