import { test as base } from '@playwright/test';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { root } from '../../scripts/build/root.ts';

/** The folder for copies of components that a test edits; git does not see it. */
export const COPIES = '.cache/dev-copies';

interface Fixtures {
  /** Fails the test at its end where the browser complained about anything. */
  readonly problems: string[];
}

interface WorkerFixtures {
  readonly server: ViteDevServer;
}

// Development watches nothing in the cache; of these copies a test edits one.
const watchCopies: Plugin = {
  name: 'test:watch-copies',
  config: ({ server }) => {
    if (server?.watch)
      server.watch.ignored = [/\/(dist|\.sandbox|test-results)(\/|$)/, /\/\.cache\/(?!dev-copies(\/|$))/];
  },
};

const startServer = async (): Promise<ViteDevServer> => {
  const server = await createServer({
    configFile: `${root}/vite.config.ts`,
    root,
    logLevel: 'warn',
    // Its own, for a development server may run at the same time.
    cacheDir: '.cache/dev-test',
    plugins: [watchCopies],
    server: { host: '127.0.0.1', port: 0, strictPort: false },
  });
  return server.listen();
};

const originOf = ({ httpServer }: ViteDevServer): string => {
  const address = httpServer?.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
};

/** A test in a browser on the server of `npm run dev`. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(originOf(server)),
  problems: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
      });
      page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
      await use(problems);
      base.expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});
