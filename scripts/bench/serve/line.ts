import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen } from '../../serve/httpServer.ts';

/** The latency and bandwidth of a network connection, and how many times slower the phone's processor is than this machine's. */
export interface Profile {
  readonly name: string;
  readonly roundTripMs: number;
  readonly bitsPerSecond: number;
  readonly slowdown: number;
}

/** '3G Slow' and '4G' of WebPageTest (`connectivity.ini`). */
export const profiles = {
  slow3g: { name: 'slow 3G', roundTripMs: 400, bitsPerSecond: 400_000, slowdown: 6 },
  fourG: { name: '4G', roundTripMs: 170, bitsPerSecond: 9_000_000, slowdown: 6 },
} as const satisfies { readonly [name: string]: Profile };

export type ProfileName = keyof typeof profiles;

export const profileNames = Object.keys(profiles) as ProfileName[];

/** A simulated network connection to a server of this machine: a client of its port reaches the server as if it were far away. */
export interface Line {
  readonly port: number;
  /** @returns the bytes that it has carried so far, in both directions, with handshakes and headers. */
  carried(): number;
  /** Resolves when it has carried nothing for this long. */
  quiet(ms: number): Promise<void>;
  close(): Promise<void>;
}

/** The bytes of one TCP segment on the internet. */
const SEGMENT = 1460;

const CHECK_MS = 25;

/** One direction of a line, whose width all connections share. @returns a function that tells when the last bit of so many bytes has left. */
const makeDirection = (bitsPerSecond: number) => {
  let freeAtMs = 0;
  return (bytes: number, atMs: number): number => {
    freeAtMs = Math.max(freeAtMs, atMs) + (bytes * 8000) / bitsPerSecond;
    return freeAtMs;
  };
};

/** Runs functions in order, each at its time in milliseconds of `performance.now()`. */
const makeQueue = () => {
  let last = Promise.resolve();
  return (dueMs: number, run: () => void): void => {
    last = last.then(async () => {
      const waitMs = dueMs - performance.now();
      if (waitMs > 0) await sleep(waitMs);
      run();
    });
  };
};

/**
 * Opens a simulated connection to a port of this machine. It delays packets, so that its times include everything for which a first visit waits:
 * the handshakes of TCP and TLS, a round trip each, and a document that arrives piece by piece. DevTools delays whole responses, and simulates
 * neither. No packets are lost, and there is no slow start: that favours pages that send more than the first 14 kB at once.
 */
export const openLine = async (
  targetPort: number,
  { roundTripMs, bitsPerSecond }: Pick<Profile, 'roundTripMs' | 'bitsPerSecond'>,
): Promise<Line> => {
  const sockets = new Set<Socket>();
  let carriedBytes = 0;
  let carriedAtMs = 0;
  const count = (bytes: number): void => {
    carriedBytes += bytes;
    carriedAtMs = performance.now();
  };
  const [up, down] = [makeDirection(bitsPerSecond), makeDirection(bitsPerSecond)];
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const target = connect({ port: targetPort, host: '127.0.0.1', allowHalfOpen: true });
    // This connection is open at once; over the internet, its first byte could leave a round trip later.
    const openAtMs = performance.now() + roundTripMs;
    const now = (): number => Math.max(performance.now(), openAtMs);
    const carry = (from: Socket, to: Socket, leave: typeof up): void => {
      const queue = makeQueue();
      from.on('data', (data) => {
        count(data.length);
        for (let at = 0; at < data.length; at += SEGMENT) {
          const segment = data.subarray(at, at + SEGMENT);
          queue(leave(segment.length, now()) + roundTripMs / 2, () => to.write(segment));
        }
      });
      from.on('end', () => queue(now() + roundTripMs / 2, () => to.end()));
      from.on('error', () => to.destroy());
      from.on('close', () => queue(now() + roundTripMs / 2, () => to.destroy()));
      from.on('close', () => sockets.delete(from));
      from.setNoDelay(true);
      sockets.add(from);
    };
    carry(client, target, up);
    carry(target, client, down);
  });
  return {
    port: await listen(server),
    carried: () => carriedBytes,
    quiet: async (ms) => {
      while (performance.now() - carriedAtMs < ms) await sleep(CHECK_MS);
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of sockets) socket.destroy();
      }),
  };
};
