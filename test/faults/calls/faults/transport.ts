import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { bytesOf, headOf, reset, sendWhole, type WireAnswer } from '../../server/reply.ts';
import type { CallFault } from '../CallFault.ts';

const PARTS = 12;
const PART_EVERY_MS = 4;

// Waits until the bytes are on their way; otherwise the browser would only see the connection break.
const written = (socket: Socket, bytes: Buffer | string): Promise<void> =>
  new Promise((resolve) => {
    socket.write(bytes, () => setTimeout(resolve, 15));
  });

const chunk = (bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);

/** @returns an answer without the second half of its body. */
const cutInBody = (good: WireAnswer): Buffer => {
  const bytes = bytesOf(good);
  return bytes.subarray(0, bytes.length - Math.ceil(good.body.length / 2));
};

/** @returns the start of a chunked answer, with one chunk that holds half of the body. */
const cutInChunks = ({ headers, body }: WireAnswer): Buffer =>
  Buffer.concat([Buffer.from(chunkedHead(headers)), chunk(body.subarray(0, Math.max(1, Math.floor(body.length / 2))))]);

const chunkedHead = (headers: { readonly [name: string]: string }): string =>
  headOf(200, { ...headers, 'transfer-encoding': 'chunked' });

const broken = (name: string, reply: NonNullable<CallFault['reply']>): CallFault => ({
  kind: 'transport',
  name,
  ending: 'unknown',
  reply,
  isForPicture: true,
});

const hanging = (name: string, reply: NonNullable<CallFault['reply']>): CallFault => ({
  ...broken(name, reply),
  manner: 'hang',
});

/** Faults of the connection. */
export const transportFaults: readonly CallFault[] = [
  { kind: 'transport', name: 'offline', ending: 'unknown', manner: 'offline', isForPicture: true },
  { kind: 'transport', name: 'connection refused', ending: 'unknown', manner: 'refuse', isForPicture: true },
  broken('reset before the answer', ({ socket }) => reset(socket)),
  broken('closed before the answer', ({ socket }) => void socket.end()),
  broken('reset within the head', async ({ socket }) => {
    await written(socket, 'HTTP/1.1 200 OK\r\ncontent-type: text/');
    reset(socket);
  }),
  broken('reset within the body', async ({ socket, good }) => {
    await written(socket, cutInBody(good));
    reset(socket);
  }),
  broken('end before the whole body', async ({ socket, good }) => {
    await written(socket, cutInBody(good));
    socket.end();
  }),
  broken('chunks that end early', async ({ socket, good }) => {
    await written(socket, cutInChunks(good));
    socket.end();
  }),
  broken('reset between chunks', async ({ socket, good }) => {
    await written(socket, cutInChunks(good));
    reset(socket);
  }),
  broken('an answer that is no HTTP', ({ socket }) => void socket.end('SSH-2.0-OpenSSH_9.2\r\n')),
  {
    ...broken('a compression that is none', ({ socket, good }) =>
      sendWhole({ socket }, { ...good, headers: { ...good.headers, 'content-encoding': 'gzip' } }),
    ),
    notInWebkit: 'WebKitGTK takes an answer for plain that only claims to be compressed',
  },
  hanging('no answer', () => {}),
  hanging('a head and no body', ({ socket, good }) => {
    socket.write(headOf(200, { ...good.headers, 'content-length': String(good.body.length) }));
  }),
  hanging('half a body and no more', ({ socket, good }) => {
    socket.write(cutInBody(good));
  }),
  hanging('a drip without an end', ({ socket, good }) => {
    socket.write(chunkedHead(good.headers));
    const drip = setInterval(() => {
      if (socket.destroyed) clearInterval(drip);
      else socket.write(chunk(Buffer.from(' ')));
    }, 40);
  }),
  {
    kind: 'transport',
    name: 'a drip that brings all',
    ending: 'good',
    isForPicture: true,
    reply: async ({ socket, good }) => {
      const bytes = bytesOf(good);
      const size = Math.ceil(bytes.length / PARTS);
      for (let at = 0; at < bytes.length; at += size) {
        socket.write(bytes.subarray(at, at + size));
        await sleep(PART_EVERY_MS);
      }
      socket.end();
    },
  },
  {
    kind: 'transport',
    name: 'all of it after eight seconds',
    ending: 'good',
    manner: 'slow',
    isForPicture: true,
    reply: ({ socket, good }) => sendWhole({ socket }, good),
  },
];
