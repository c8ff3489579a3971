import { createServer, type ViteDevServer } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { brand } from '../../shared/brand/brands/default/brand.ts';
import { type Running, serveHttp } from '../serve/httpServer.ts';
import { folderForEachTest } from '../testing/temporaryFolder.ts';
import { apiProxyOf } from './apiProxy.ts';
import { sandboxPlugin } from './sandboxPlugin.ts';

let service: Running | undefined;
let server: ViteDevServer | undefined;
const inFolder = folderForEachTest();
afterEach(async () => {
  vi.unstubAllEnvs();
  await server?.close();
  await service?.close();
});

/** Starts a development server with the sandbox in an empty project, and with the proxy that the settings ask for. */
const develop = async (env: Record<string, string>): Promise<string> => {
  vi.stubEnv('DATABASE_URL', `file:${inFolder('sandbox.db')}`);
  // The sandbox logs its staff's password.
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const proxy = apiProxyOf(env);
  server = await createServer({
    configFile: false,
    root: inFolder(),
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    plugins: [sandboxPlugin(brand)],
    server: { host: '127.0.0.1', port: 0, ws: false, ...(proxy && { proxy }) },
  });
  await server.listen();
  const address = server.httpServer?.address();
  return `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
};

// Starting Vite and creating the sandbox's tables takes seconds on a busy machine.
describe('API_PROXY', { timeout: 60_000 }, () => {
  it('has the lender’s own service answer the calls, as one that the pages share an origin with, beside the sandbox’s pages', async () => {
    const asked: (string | null)[] = [];
    service = await serveHttp((request) => {
      asked.push(new URL(request.url).pathname, request.headers.get('host'), request.headers.get('origin'));
      return Response.json({ code: '00', of: 'the lender' });
    });
    const pages = await develop({ API_PROXY: service.origin });
    const answer = await fetch(`${pages}/api/v3/order`, { method: 'POST', headers: { origin: pages } });
    expect(await answer.json()).toEqual({ code: '00', of: 'the lender' });
    expect(asked).toEqual(['/api/v3/order', new URL(service.origin).host, service.origin]);
    expect(await (await fetch(`${pages}/sandbox/`)).text()).toContain('borrower');
    expect(asked).toHaveLength(3);
  });

  it('goes with a path of the service’s own', () => {
    expect(Object.keys(apiProxyOf({ API_PROXY: 'http://localhost:4000/', API_BASE: '/v1/' }) ?? {})).toEqual(['/v1/']);
  });

  it.each([
    [{ API_PROXY: 'localhost:4000' }, 'API_PROXY is "localhost:4000"; it has to be an address without a path'],
    [{ API_PROXY: 'http://localhost:4000/api' }, 'API_PROXY is "http://localhost:4000/api"; it has to be'],
    [{ API_PROXY: 'http://localhost:4000', API_BASE: 'https://my.api' }, 'needs an API_BASE on the pages’ own origin'],
  ])('is refused in one line: %j', (env, reason) => {
    expect(() => apiProxyOf(env)).toThrow(reason.replaceAll('’', "'"));
  });
});
