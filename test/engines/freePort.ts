import { createServer } from 'node:net';

const HOST = '127.0.0.1';
// Above the ports that browsers refuse to open, and below those that the system assigns by itself (Linux: from 32768).
const FIRST = 20_000;
const COUNT = 12_000;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, HOST, () => server.close(() => resolve(true)));
  });

/** Finds a port for a program that needs one given: nothing listens there, and the system does not assign it by itself. */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    if (await isFree(port)) return port;
  }
};
