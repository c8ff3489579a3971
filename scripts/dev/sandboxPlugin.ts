import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';
import type { Brand } from '../../shared/brand/brand.ts';

/** Mounts the sandbox service in the development server, on the pages' own origin. */
export const sandboxPlugin = (brand: Brand): Plugin => ({
  name: 'borrower-web:sandbox',
  apply: 'serve',
  // Before the plugin that sends every address to a page's folder.
  enforce: 'pre',
  async configureServer(server) {
    // Only here, for a build or a test run has no use for a database.
    const { createSandbox } = await import('../sandbox/createSandbox.ts');
    const { readOptions } = await import('../sandbox/readOptions.ts');
    const sandbox = await createSandbox({ ...readOptions(process.env), pagesPath: '', brand });
    await sandbox.seed();
    console.log(`\n  The service staff sign in as staff with the password ${sandbox.staffPassword}\n`);
    const listener = getRequestListener((request) => sandbox.fetch(request), { overrideGlobalObjects: false });
    // Calls that are handed on to another service are none of the sandbox's.
    const own = server.config.server.proxy ? /^\/sandbox(\/|\?|$)/ : /^\/(api|sandbox)(\/|\?|$)/;
    server.middlewares.use((request, response, next) => {
      if (own.test(request.url ?? '')) listener(request, response);
      else next();
    });
  },
});
