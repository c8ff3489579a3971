import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createSandbox, type Sandbox } from '../../sandbox/createSandbox.ts';
import { liveAnswers, recordedAnswers } from './answers.ts';
import { makeCertificate } from './certificate.ts';
import { fileHost } from './files.ts';
import { serveSecurely } from './serveSecurely.ts';

/** A request, and what it was answered with. */
export interface Heard {
  readonly path: string;
  readonly status: number;
  /** The length of the answer's body as it went over the wire. */
  readonly bytes: number;
  /** Whether it came from a page that the borrower had not opened yet, as its `Sec-Purpose` says. */
  readonly isAhead: boolean;
}

/** One server for all variants, each at a name of its own, so that nothing but the variant differs between them. */
export interface BenchHost {
  /** By which a browser trusts the host's certificate. */
  readonly keyHash: string;
  /** The service, where its answers are not taken down but asked for each time. */
  readonly sandbox: Sandbox;
  /** Where its database is. */
  readonly databaseUrl: string;
  /** All that was asked for at this name's origin and has been answered, in order: by pages, by a worker, ahead of a tap. */
  heardFrom(name: string): readonly Heard[];
  /** The calls to the service among it. */
  callsFrom(name: string): readonly Heard[];
  /** Where it listens, on this machine. */
  readonly port: number;
  /** Serves a folder from now on, at the origin of this name. */
  serve(name: string, folder: string): void;
  close(): Promise<void>;
}

/** The origin of this name, by way of a port: the host's own, or that of a line to it. A browser takes every name below localhost for this machine. */
export const originOf = (name: string, port: number): string => `https://${name.toLowerCase()}.localhost:${port}`;

const isService = (path: string): boolean => /^\/(api|sandbox)\//.test(path);

/**
 * Starts the host, with a fresh sandbox in `workFolder`. Its answers are taken down once and repeated after that, so that
 * nobody waits for the service; where the host `isLive`, the sandbox is asked each time, for what changes it.
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
