import { createServer } from 'node:net';

const HOST = '127.0.0.1';
// Above what browsers refuse to open, and below what the system hands out to whoever asks for any port (Linux: from 32768).
const FIRST = 20_000;
const COUNT = 12_000;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, HOST, () => server.close(() => resolve(true)));
  });

/** A port for a program that has to be told one: nothing listens there, and the system gives it to nobody before that does. */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    if (await isFree(port)) return port;
  }
};
