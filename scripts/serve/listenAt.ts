import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { BuildError } from '../build/buildError.ts';

/** Where a server listens. */
export interface ListenAt {
  readonly port: number;
  readonly host: string;
}

/** Any port that is free, for this machine alone. */
const ANY_PORT: ListenAt = { port: 0, host: '127.0.0.1' };

const MOST = 65_535;

/** What `PORT` and `HOST` say, or the defaults. @throws BuildError where the port is none. */
export const readListenAt = (env: NodeJS.ProcessEnv, defaultPort: number): ListenAt => {
  const given = env['PORT'] || String(defaultPort);
  if (!/^\d{1,5}$/.test(given) || Number(given) > MOST)
    throw new BuildError(`PORT is "${given}"; it has to be a number from 0 to ${MOST}, and 0 takes any that is free.`);
  return { port: Number(given), host: env['HOST'] || '127.0.0.1' };
};

/** Has a server listen, and answers the port. Port 0 takes any that is free. Rejects where nothing can listen there. */
export const listen = async (server: Server, { port, host }: ListenAt = ANY_PORT): Promise<number> => {
  server.listen(port, host);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

const named = (host: string): string => (host.includes(':') ? `[${host}]` : host);

/** Rejects with a BuildError where nothing can listen there: for a command that takes its time before it does. */
export const assertFree = async ({ port, host }: ListenAt): Promise<void> => {
  const probe = createServer();
  try {
    await listen(probe, { port, host });
    await once(probe.close(), 'close');
  } catch (error) {
    throw new BuildError(`The app cannot be served there. Name another PORT or HOST: ${(error as Error).message}`);
  }
};

/** The origin of what listens there, as this machine's browser names it. */
export const originAt = ({ port, host }: ListenAt): string =>
  `http://${host === '127.0.0.1' ? 'localhost' : named(host)}:${port}`;
