import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';

/** Mounts the sandbox service in the development server, on the pages' own origin. */
export const sandboxPlugin = (): Plugin => ({
  name: 'borrower-web:sandbox',
  apply: 'serve',
  // Before the plugin that sends every address to a page's folder.
  enforce: 'pre',
  async configureServer(server) {
    // Only here, for a build or a test run has no use for a database.
    const { createSandbox } = await import('../sandbox/createSandbox.ts');
    const { readOptions } = await import('../sandbox/readOptions.ts');
    const sandbox = await createSandbox(readOptions(process.env));
    await sandbox.seed();
    console.log(`\n  The service staff sign in with the password ${sandbox.staffPassword}\n`);
    const listener = getRequestListener((request) => sandbox.fetch(request), { overrideGlobalObjects: false });
    server.middlewares.use((request, response, next) => {
      if (/^\/(api|sandbox)(\/|\?|$)/.test(request.url ?? '')) listener(request, response);
      else next();
    });
  },
});
