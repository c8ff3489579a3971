import { test as base } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { root } from '../../scripts/build/root.ts';

interface Fixtures {
  /** Errors and warnings of the browser's console; the test fails at its end if there are any. */
  readonly problems: string[];
}

interface WorkerFixtures {
  readonly server: ViteDevServer;
}

const startServer = async (): Promise<ViteDevServer> => {
  const server = await createServer({
    configFile: `${root}/vite.config.ts`,
    root,
    logLevel: 'warn',
    // Separate, because a development server may run at the same time.
    cacheDir: '.cache/dev-test',
    server: { host: '127.0.0.1', port: 0, strictPort: false },
  });
  return server.listen();
};

/** A test in a browser on the server of `npm run dev`. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures this one needs
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.resolvedUrls?.local[0] ?? ''),
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
