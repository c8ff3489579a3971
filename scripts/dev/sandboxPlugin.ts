import { getRequestListener } from '@hono/node-server';
import type { Plugin, ProxyOptions } from 'vite';
import type { Brand } from '../../shared/brand/brand.ts';
import { BuildError } from '../build/buildError.ts';

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
    const listener = getRequestListener((request) => sandbox.fetch(request), { overrideGlobalObjects: false });
    // Calls that are handed on to another service are none of the sandbox's.
    const own = server.config.server.proxy ? /^\/sandbox(\/|\?|$)/ : /^\/(api|sandbox)(\/|\?|$)/;
    server.middlewares.use((request, response, next) => {
      if (own.test(request.url ?? '')) listener(request, response);
      else next();
    });
  },
});

const isOrigin = (text: string): boolean =>
  /^https?:\/\//i.test(text) && URL.canParse(text) && new URL(text).href === `${new URL(text).origin}/`;

/**
 * What `npm run dev` hands on to the service that `API_PROXY` names, such as `http://localhost:4000`: every call, as the pages send it to
 * `API_BASE` on their own origin, so that the service needs no CORS. Undefined where none is named: the sandbox answers then.
 * @throws BuildError where it is no address of a host, or `API_BASE` is not on the pages' own origin.
 */
export const apiProxyOf = (env: NodeJS.ProcessEnv): Record<string, ProxyOptions> | undefined => {
  const target = env['API_PROXY'];
  if (!target) return undefined;
  if (!isOrigin(target))
    throw new BuildError(
      `API_PROXY is "${target}"; it has to be an address without a path, like http://localhost:4000.`,
    );
  const base = (env['API_BASE'] || '/api').replace(/\/$/, '');
  if (!base.startsWith('/'))
    throw new BuildError(`API_PROXY needs an API_BASE on the pages' own origin, such as /api; it is "${base}".`);
  // To the service it is as if the pages stood on its own origin: one that heeds Origin or Host would refuse any other.
  return { [`${base}/`]: { target, changeOrigin: true, headers: { origin: new URL(target).origin } } };
};
