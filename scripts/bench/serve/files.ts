import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ASK_EACH_TIME, FOREVER, headersAt, MINUTES, WORKER } from '../../build/hostHeaders.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
};

// The same for every variant: the project's own rule for documents, and the usual one for files whose name has a hash.
const cacheOf = (path: string): string =>
  path === WORKER ? ASK_EACH_TIME : /^\/(assets|late|texts)\//.test(path) ? FOREVER : MINUTES;

interface File {
  readonly body: Uint8Array;
  readonly headers: Record<string, string>;
}

const tagOf = (body: Buffer): string => `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;

const readFile = (folder: string, path: string): File => {
  const body = brotliCompressSync(readFileSync(join(folder, path)));
  return {
    body,
    headers: {
      'content-type': types[extname(path)] ?? 'application/octet-stream',
      'content-encoding': 'br',
      'cache-control': cacheOf(`/${path}`),
      etag: tagOf(body),
    },
  };
};

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => statSync(join(folder, path)).isFile());

// As on our hosts: only the documents of the worker are not the same at every address.
const isOfWorker = (path: string): boolean => /^\/repaymentOfCode2?$/.test(path);

const sameAtEveryAddress = (path: string): Record<string, string> => {
  const { 'No-Vary-Search': value } = headersAt(path, { isOfWorker: isOfWorker(path) });
  return value ? { 'no-vary-search': value } : {};
};

/** Where a built folder may keep what stands at an address: by itself, ours, as Vite writes it, or one for all screens. */
const placesOf = (path: string): string[] =>
  extname(path) ? [path] : [path, `${path}/index.html`, `pages/${path}/index.html`, 'index.html'];

/**
 * Serves a variant's folder from memory, compressed as well as brotli can, with the headers that all variants share. Who has
 * a file, as the tag says that they ask with, is told so and does not get it again.
 */
export const fileHost = (folder: string) => {
  const files = new Map(filesOf(folder).map((path) => [path, readFile(folder, path)]));
  return (path: string, knownTag: string | null = null): Response => {
    const file = placesOf(path.replace(/^\//, ''))
      .map((place) => files.get(place))
      .find((found) => found !== undefined);
    if (!file) return new Response('', { status: 404 });
    const headers = { ...file.headers, ...sameAtEveryAddress(path) };
    const { 'content-type': _, 'content-encoding': __, ...ofKnown } = headers;
    return knownTag && knownTag === headers['etag']
      ? new Response(null, { status: 304, headers: ofKnown })
      : new Response(new Uint8Array(file.body), { headers });
  };
};
