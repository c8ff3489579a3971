import { createServer } from 'vite';
import { expect, it, vi } from 'vitest';
import { brand } from '../../shared/brand/brands/default/brand.ts';
import { serveHttp } from '../serve/httpServer.ts';
import { folderForEachTest } from '../testing/temporaryFolder.ts';
import { apiProxyOf, sandboxPlugin } from './sandboxPlugin.ts';

const inFolder = folderForEachTest();

it('API_PROXY has the lender’s own service answer the calls, as one that the pages share an origin with, beside the sandbox’s pages', async () => {
  vi.stubEnv('DATABASE_URL', `file:${inFolder('sandbox.db')}`);
  const service = await serveHttp(({ url, headers }) =>
    Response.json([new URL(url).pathname, headers.get('host'), headers.get('origin')]),
  );
  const proxy = apiProxyOf({ API_PROXY: service.origin });
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    plugins: [sandboxPlugin(brand)],
    server: { host: '127.0.0.1', port: 0, ws: false, ...(proxy && { proxy }) },
  });
  await server.listen();
  const pages = server.resolvedUrls?.local[0] ?? '';
  const response = await fetch(`${pages}api/v3/order`, { method: 'POST', headers: { origin: pages } });
  expect(await response.json()).toEqual(['/api/v3/order', new URL(service.origin).host, service.origin]);
  expect(await (await fetch(`${pages}sandbox/`)).text()).toContain('borrower');
  vi.unstubAllEnvs();
  await server.close();
  await service.close();
});

it('API_PROXY goes with a path of the service’s own', () => {
  expect(Object.keys(apiProxyOf({ API_PROXY: 'http://localhost:4000/', API_BASE: '/v1/' }) ?? {})).toEqual(['/v1/']);
});

it.each([
  [{ API_PROXY: 'localhost:4000' }, 'API_PROXY is "localhost:4000"; it has to be an address without a path'],
  [{ API_PROXY: 'http://localhost:4000/api' }, 'API_PROXY is "http://localhost:4000/api"; it has to be'],
  [{ API_PROXY: 'http://localhost:4000', API_BASE: 'https://my.api' }, "needs an API_BASE on the pages' own origin"],
])('API_PROXY is refused in one line: %j', (env, reason) => {
  expect(() => apiProxyOf(env)).toThrow(reason);
});
