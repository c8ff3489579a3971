import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createSandbox, type Sandbox } from '../../sandbox/createSandbox.ts';
import { liveAnswers, recordedAnswers } from './answers.ts';
import { makeCertificate } from './certificate.ts';
import { fileHost } from './files.ts';
import { serveSecurely } from './serveSecurely.ts';

/** A request with its response. */
export interface Heard {
  readonly path: string;
  readonly status: number;
  /** The length of the response's body as it was transferred. */
  readonly bytes: number;
  /** Whether a page that the borrower had not opened yet has sent it, according to `Sec-Purpose`. */
  readonly isAhead: boolean;
}

/** One server for all variants, each at its own host name, so that they differ in nothing else. */
export interface BenchHost {
  /** The hash of the certificate's key, by which the browser trusts it. */
  readonly keyHash: string;
  /** The service, for a host whose responses are not recorded (`isLive`). */
  readonly sandbox: Sandbox;
  /** The address of its database. */
  readonly databaseUrl: string;
  /** @returns all requests at this name's origin that have a response, in order: by pages, by a worker, ahead of a tap. */
  heardFrom(name: string): readonly Heard[];
  /** @returns the calls to the service among them. */
  callsFrom(name: string): readonly Heard[];
  /** The port at which it listens. */
  readonly port: number;
  /** Serves a folder from now on, at the origin of this name. */
  serve(name: string, folder: string): void;
  close(): Promise<void>;
}

/** @returns the origin of this name, at a port: the host's own, or that of a simulated connection to it. Browsers resolve every name below localhost to this machine. */
export const originOf = (name: string, port: number): string => `https://${name.toLowerCase()}.localhost:${port}`;

const isService = (path: string): boolean => /^\/(api|sandbox)\//.test(path);

/**
 * Starts the host, with a fresh sandbox in `workFolder`. Its responses are recorded once and then replayed, so that the service takes no
 * time. With `isLive`, every request goes to the sandbox, for calls that change something.
 */
export const startHost = async (workFolder: string, isLive = false): Promise<BenchHost> => {
  const database = join(workFolder, isLive ? 'live.db' : 'sandbox.db');
  for (const end of ['', '-wal', '-shm']) rmSync(database + end, { force: true });
  const databaseUrl = `file:${database}`;
  const sandbox = await createSandbox({ databaseUrl });
  await sandbox.seed();
  const service = isLive ? liveAnswers(sandbox) : recordedAnswers(sandbox);
  const files = new Map<string, ReturnType<typeof fileHost>>();
  const heard = new Map<string, Heard[]>();
  const certificate = makeCertificate(workFolder);
  const { port, close } = await serveSecurely(certificate, async (request) => {
    const { hostname, pathname: path } = new URL(request.url);
    const name = hostname.split('.')[0] ?? '';
    const isAhead = /prerender/.test(request.headers.get('sec-purpose') ?? '');
    const answer = isService(path)
      ? await service(request)
      : (files.get(name)?.(path, request.headers.get('if-none-match')) ?? new Response('', { status: 404 }));
    const { status, headers } = answer;
    const body = await answer.arrayBuffer();
    heard.set(name, [...(heard.get(name) ?? []), { path, status, bytes: body.byteLength, isAhead }]);
    return new Response(status === 304 ? null : body, { status, headers });
  });
  const heardFrom = (name: string): readonly Heard[] => heard.get(name.toLowerCase()) ?? [];
  return {
    keyHash: certificate.keyHash,
    sandbox,
    databaseUrl,
    heardFrom,
    callsFrom: (name) => heardFrom(name).filter(({ path }) => path.startsWith('/api/')),
    port,
    serve: (name, folder) => {
      files.set(name.toLowerCase(), fileHost(folder));
    },
    close: async () => {
      await close();
      await sandbox.close();
    },
  };
};
