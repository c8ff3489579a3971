import { connect, createServer, type Socket } from 'node:net';
import { listen } from '../../serve/listenAt.ts';
import type { Profile } from '../profiles.ts';

/** A simulated network connection to a server of this machine: a client of its port reaches the server as if it were far away. */
export interface Line {
  readonly port: number;
  /** @returns the bytes that it has carried so far, in both directions, with handshakes and headers. */
  carried(): number;
  close(): Promise<void>;
}

/** What one segment of TCP carries over the internet, in bytes. */
const SEGMENT = 1460;

interface Parcel {
  readonly dueMs: number;
  readonly deliver: () => void;
}

/** Makes a queue that delivers its items in order, each at its time, in milliseconds of `performance.now()`. */
const makeQueue = () => {
  const parcels: Parcel[] = [];
  let timer: NodeJS.Timeout | undefined;
  const run = (): void => {
    timer = undefined;
    for (let next = parcels[0]; next; next = parcels[0]) {
      const waitMs = next.dueMs - performance.now();
      if (waitMs > 0) {
        timer = setTimeout(run, waitMs);
        return;
      }
      parcels.shift();
      next.deliver();
    }
  };
  return (dueMs: number, deliver: () => void): void => {
    parcels.push({ dueMs, deliver });
    if (!timer) run();
  };
};

/** One direction of a line: all connections share its width. Answers when the last bit of so many bytes has left. */
const makeDirection = (bitsPerSecond: number) => {
  let freeAtMs = 0;
  return (bytes: number, atMs: number): number => {
    freeAtMs = Math.max(freeAtMs, atMs) + (bytes * 8000) / bitsPerSecond;
    return freeAtMs;
  };
};

const segmentsOf = (data: Buffer): Buffer[] => {
  const segments: Buffer[] = [];
  for (let at = 0; at < data.length; at += SEGMENT) segments.push(data.subarray(at, at + SEGMENT));
  return segments;
};

interface Way {
  readonly from: Socket;
  readonly to: Socket;
  readonly leave: (bytes: number, atMs: number) => number;
  readonly delayMs: number;
  /** Nothing leaves before this moment. */
  readonly openAtMs: number;
  readonly count: (bytes: number) => void;
}

const carry = ({ from, to, leave, delayMs, openAtMs, count }: Way): void => {
  const queue = makeQueue();
  from.on('data', (data) => {
    count(data.length);
    for (const segment of segmentsOf(data))
      queue(leave(segment.length, Math.max(performance.now(), openAtMs)) + delayMs, () => to.write(segment));
  });
  from.on('end', () => queue(Math.max(performance.now(), openAtMs) + delayMs, () => to.end()));
  from.on('error', () => to.destroy());
  from.on('close', () => queue(performance.now() + delayMs, () => to.destroy()));
};

/**
 * Opens a simulated connection with this latency and bandwidth to a port of this machine. It delays packets, so that its times include
 * everything for which a first visit waits: the handshakes of TCP and TLS, a round trip each, and a document that arrives piece by
 * piece. DevTools delays whole responses, and simulates neither. Here, no packets are lost, and there is no slow start: that favours
 * variants that send more than the first 14 kB at once.
 */
export const openLine = async (
  targetPort: number,
  { roundTripMs, bitsPerSecond }: Pick<Profile, 'roundTripMs' | 'bitsPerSecond'>,
): Promise<Line> => {
  const sockets = new Set<Socket>();
  let carriedBytes = 0;
  const count = (bytes: number): void => {
    carriedBytes += bytes;
  };
  const [up, down] = [makeDirection(bitsPerSecond), makeDirection(bitsPerSecond)];
  const server = createServer({ allowHalfOpen: true }, (client) => {
    // Here a connection stands at once; over the line, its first byte could leave a round trip later.
    const openAtMs = performance.now() + roundTripMs;
    const target = connect({ port: targetPort, host: '127.0.0.1', allowHalfOpen: true });
    for (const socket of [client, target]) {
      socket.setNoDelay(true);
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
    carry({ from: client, to: target, leave: up, delayMs: roundTripMs / 2, openAtMs, count });
    carry({ from: target, to: client, leave: down, delayMs: roundTripMs / 2, openAtMs, count });
  });
  const close = (): Promise<void> =>
    new Promise((done) => {
      server.close(() => done());
      for (const socket of sockets) socket.destroy();
    });
  return { port: await listen(server), carried: () => carriedBytes, close };
};
