import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type Handler, type Running, serveHttp } from '../serve/httpServer.ts';
import { problemOfReach } from './reachHost.ts';

let running: Running | undefined;
afterEach(async () => {
  await running?.close();
  running = undefined;
});

const serve = async (handle: Handler): Promise<URL> => {
  running = await serveHttp(handle);
  return new URL(running.origin);
};

describe('Whether a host can be asked at all', () => {
  it('is so where it answers, be it wrongly: that is for the comparison', async () => {
    expect(await problemOfReach(await serve(() => new Response('down', { status: 503 })))).toBeUndefined();
  });

  it('is so where its answer takes too long', async () => {
    const server = createServer(() => undefined).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    expect(await problemOfReach(new URL(`http://127.0.0.1:${port}`), { ms: 100, bytes: 1000 })).toBeUndefined();
    server.closeAllConnections();
    server.close();
  });

  it('is not so where nothing listens: one line says it, without a word on certificates', async () => {
    const origin = await serve(() => new Response(''));
    await running?.close();
    const problem = await problemOfReach(origin);
    expect(problem).toMatch(/^http:\/\/localhost:\d+ cannot be asked: .*ECONNREFUSED/);
    expect(problem).not.toMatch(/--ca|\n/);
  });

  it('is not so where it speaks no TLS at an address with https://', async () => {
    const { host } = await serve(() => new Response(''));
    expect(await problemOfReach(new URL(`https://${host}`))).toMatch(
      /^https:\/\/localhost:\d+ cannot be asked: .*EPROTO.*$/,
    );
  });
});
