import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { brotliCompressSync, constants } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { createSandbox } from '../../sandbox/createSandbox.ts';
import { type Handler, listen } from '../../serve/httpServer.ts';
import { staticHost } from '../../serve/staticFiles.ts';

/** A certificate for this machine, and the hash of its key, by which the bench's browser trusts it. */
type Certificate = ReturnType<typeof makeCertificate>;

const FOR_LOCALHOST = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2', '-nodes'];
const KIND = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];

/** Makes a certificate in an existing folder with openssl, because browsers support HTTP/2 only over TLS. @throws if there is no openssl. */
export const makeCertificate = (folder: string) => {
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const files = ['-keyout', keyFile, '-out', certFile];
  execFileSync('openssl', ['req', ...KIND, ...files, ...FOR_LOCALHOST], { stdio: 'ignore' });
  const cert = readFileSync(certFile);
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return { key: readFileSync(keyFile), cert, keyHash: createHash('sha256').update(publicKey).digest('base64') };
};

/** One server for all variants, each at a host name of its own, so that they differ in nothing else. */
export type BenchHost = Awaited<ReturnType<typeof startHost>>;

/** @returns the origin of a variant at the port of the host, or of a line to it. Browsers resolve every name below localhost to this machine. */
export const originOf = (variant: string, port: number): string => `https://${variant.toLowerCase()}.localhost:${port}`;

// So that a TLS record fits into one packet: a browser cannot decrypt a record before it has received all of it.
const SMALL_RECORD = 1400;

/** Serves a handler over TLS and HTTP/2, as static hosts do. */
const serveSecurely = async ({ key, cert }: Certificate, handle: Handler) => {
  const connections = new Set<Socket>();
  const server = createSecureServer(
    { key, cert },
    getRequestListener((request) => handle(request), { overrideGlobalObjects: false }),
  );
  server.on('secureConnection', (socket: TLSSocket) => {
    // With Nagle's algorithm the end of a document would wait until the client has acknowledged its beginning.
    socket.setNoDelay(true);
    socket.setMaxSendFragment(SMALL_RECORD);
  });
  server.on('connection', (connection: Socket) => {
    connections.add(connection);
    connection.on('close', () => connections.delete(connection));
  });
  const close = (): Promise<void> =>
    new Promise((done) => {
      server.close(() => done());
      for (const connection of connections) connection.destroy();
    });
  return { port: await listen(server), close };
};

// The compression that hosts use for dynamic responses.
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compressed = async (answer: Response): Promise<Response> => {
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  headers.set('content-encoding', 'br');
  const body = brotliCompressSync(await answer.arrayBuffer(), QUICK);
  return new Response(new Uint8Array(body), { status: answer.status, headers });
};

/**
 * Starts the host, with a fresh sandbox in `workFolder`. `folders`: the built pages of each variant, each with a `_headers` file.
 * @returns also the hash by which the browser trusts the certificate
 */
export const startHost = async (workFolder: string, folders: { readonly [variant: string]: string }) => {
  const database = join(workFolder, 'sandbox.db');
  for (const end of ['', '-wal', '-shm']) rmSync(database + end, { force: true });
  const sandbox = await createSandbox({ databaseUrl: `file:${database}` });
  await sandbox.seed();
  const pages = Object.entries(folders).map(([variant, folder]) => ({ variant, pages: staticHost(folder) }));
  const certificate = makeCertificate(workFolder);
  const { port, close } = await serveSecurely(certificate, async (request) => {
    const { hostname, pathname: path } = new URL(request.url);
    const at = pages.find(({ variant }) => hostname === `${variant.toLowerCase()}.localhost`);
    const isOfService = /^\/(api|sandbox)\//.test(path);
    const answer = isOfService ? await compressed(await sandbox.fetch(request)) : await at?.pages(request);
    return answer ?? new Response('', { status: 404 });
  });
  return {
    keyHash: certificate.keyHash,
    port,
    sandbox,
    close: async (): Promise<void> => {
      await close();
      await sandbox.close();
    },
  };
};
