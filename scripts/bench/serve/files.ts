import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { filesIn } from '../../build/filesIn.ts';
import { cacheOf, FOREVER, headersAt } from '../../build/hostHeaders.ts';
import { tagOf, typeOf } from '../../serve/staticFiles.ts';

// The same for every variant: the project's own rule, and the usual one for Vite's files with a hash in the name.
const cachingOf = (path: string): string => (path.startsWith('/assets/') ? FOREVER : cacheOf(path));

interface File {
  readonly body: Uint8Array;
  readonly headers: Record<string, string>;
}

const readFile = (folder: string, path: string): File => {
  const body = brotliCompressSync(readFileSync(join(folder, path)));
  return {
    body,
    headers: {
      'content-type': typeOf(path),
      'content-encoding': 'br',
      'cache-control': cachingOf(`/${path}`),
      etag: tagOf(body),
    },
  };
};

// As on the project's hosts: all documents except the worker's are the same whatever the query of the address.
const isOfWorker = (path: string): boolean => /^\/repaymentOfCode2?$/.test(path);

const sameAtEveryAddress = (path: string): Record<string, string> => {
  const { 'No-Vary-Search': value } = headersAt(path, { isOfWorker: isOfWorker(path) });
  return value ? { 'no-vary-search': value } : {};
};

/** @returns the paths at which a built folder may have the file of an address: the path itself, this project's, Vite's, or one document for all screens. */
const placesOf = (path: string): string[] =>
  extname(path) ? [path] : [path, `${path}/index.html`, `pages/${path}/index.html`, 'index.html'];

/**
 * Serves a variant's folder from memory, with brotli at its highest quality and the headers that all variants share. A browser that
 * already has a file, according to the tag of its request, gets no body.
 */
export const fileHost = (folder: string) => {
  const files = new Map(filesIn(folder).map((path) => [path, readFile(folder, path)]));
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
