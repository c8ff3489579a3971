import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createSandbox } from '../../sandbox/createSandbox.ts';
import { type Answers, recordedAnswers } from './answers.ts';
import { makeCertificate } from './certificate.ts';
import { fileHost } from './files.ts';
import { serveSecurely } from './serveSecurely.ts';

/** A call to the service. */
export interface HeardCall {
  readonly path: string;
  /** Whether it came from a page that the borrower had not opened yet, as its `Sec-Purpose` says. */
  readonly isAhead: boolean;
}

/** One server for all variants, each at a name of its own, so that nothing but the variant differs between them. */
export interface BenchHost {
  /** By which a browser trusts the host's certificate. */
  readonly keyHash: string;
  readonly answers: Answers;
  /** The calls to the service that came from the pages at this name's origin, in order. */
  callsFrom(name: string): readonly HeardCall[];
  /** Where it listens, on this machine. */
  readonly port: number;
  /** Serves a folder from now on, at the origin of this name. */
  serve(name: string, folder: string): void;
  close(): Promise<void>;
}

/** The origin of this name, by way of a port: the host's own, or that of a line to it. A browser takes every name below localhost for this machine. */
export const originOf = (name: string, port: number): string => `https://${name.toLowerCase()}.localhost:${port}`;

const isService = (path: string): boolean => /^\/(api|sandbox)\//.test(path);

/** Starts the host, with a fresh sandbox in `workFolder` to take answers down from. */
export const startHost = async (workFolder: string): Promise<BenchHost> => {
  const database = join(workFolder, 'sandbox.db');
  for (const end of ['', '-wal', '-shm']) rmSync(database + end, { force: true });
  const sandbox = await createSandbox({ databaseUrl: `file:${database}` });
  await sandbox.seed();
  const answers = recordedAnswers(sandbox);
  const files = new Map<string, ReturnType<typeof fileHost>>();
  const calls = new Map<string, readonly HeardCall[]>();
  const certificate = makeCertificate(workFolder);
  const { port, close } = await serveSecurely(certificate, (request) => {
    const { hostname, pathname } = new URL(request.url);
    const name = hostname.split('.')[0] ?? '';
    if (pathname.startsWith('/api/')) {
      const isAhead = /prerender/.test(request.headers.get('sec-purpose') ?? '');
      const heard = calls.get(name) ?? [];
      calls.set(name, [...heard, { path: pathname, isAhead }]);
    }
    return isService(pathname)
      ? answers.answer(request)
      : (files.get(name)?.(pathname) ?? new Response('', { status: 404 }));
  });
  return {
    keyHash: certificate.keyHash,
    answers,
    callsFrom: (name) => calls.get(name.toLowerCase()) ?? [],
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
