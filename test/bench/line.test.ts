import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { makeCertificate } from '../../scripts/bench/serve/certificate.ts';
import { type Line, openLine } from '../../scripts/bench/serve/line.ts';
import { serveSecurely } from '../../scripts/bench/serve/serveSecurely.ts';
import { listen as listenOnAnyPort } from '../../scripts/serve/listenAt.ts';
import { folderForEachTest } from '../../scripts/testing/temporaryFolder.ts';

const inFolder = folderForEachTest();

const NEAR = { roundTripMs: 4, bitsPerSecond: 400_000_000 };

let server: Server | undefined;
let line: Line | undefined;
afterEach(async () => {
  await line?.close();
  server?.close();
});

const listen = (made: Server): Promise<number> => {
  server = made;
  return listenOnAnyPort(made);
};

/** What comes back for what was sent, until the other side has closed. */
const ask = (port: number, sent: Buffer): Promise<{ all: Buffer; pieces: number }> =>
  new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.end(sent));
    socket.on('data', (piece) => pieces.push(piece));
    socket.on('error', reject);
    socket.on('close', () => resolve({ all: Buffer.concat(pieces), pieces: pieces.length }));
  });

const echo = (): Server =>
  createServer({ allowHalfOpen: true }, (socket) => {
    const pieces: Buffer[] = [];
    socket.on('data', (piece) => pieces.push(piece));
    socket.on('end', () => socket.end(Buffer.concat(pieces)));
  });

describe('A line to a server that stands far away', () => {
  it('brings everything through whole and in order, both ways', async () => {
    line = await openLine(await listen(echo()), NEAR);
    const sent = randomBytes(200_000);
    expect((await ask(line.port, sent)).all.equals(sent)).toBe(true);
  });

  it('counts what it carries, both ways', async () => {
    line = await openLine(await listen(echo()), NEAR);
    await ask(line.port, randomBytes(3000));
    expect(line.carried()).toBe(6000);
  });

  it('brings a document piece by piece, so that its head can be read before its end has come', async () => {
    // So slow that no moment of a busy machine is as long as the whole of it takes.
    line = await openLine(await listen(echo()), { ...NEAR, bitsPerSecond: 100_000 });
    expect((await ask(line.port, randomBytes(14_600))).pieces).toBeGreaterThan(1);
  });

  it('lets connections share it and keeps them apart', async () => {
    line = await openLine(await listen(echo()), NEAR);
    const { port } = line;
    const sent = [randomBytes(30_000), randomBytes(50_000), randomBytes(10)];
    const came = await Promise.all(sent.map((each) => ask(port, each)));
    expect(came.map(({ all }, at) => all.equals(sent[at] as Buffer))).toEqual([true, true, true]);
  });

  it('closes what cannot reach the server', async () => {
    const port = await listen(createServer());
    server?.close();
    line = await openLine(port, NEAR);
    const { all } = await ask(line.port, Buffer.from('hello')).catch(() => ({ all: Buffer.alloc(0) }));
    expect(all).toHaveLength(0);
  });
});

it('The host of the bench closes with a connection on which nothing has been said yet', async () => {
  const { port, close } = await serveSecurely(makeCertificate(inFolder('certificate')), () => new Response());
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  await Promise.all([close(), once(socket, 'close')]);
});
