import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
};

// The same for every variant: the project's own rule for documents, and the usual one for files whose name has a hash.
const MINUTES = 'public, max-age=300';
const FOREVER = 'public, max-age=31536000, immutable';

const cacheOf = (path: string): string => (/^\/(assets|texts)\//.test(path) ? FOREVER : MINUTES);

interface File {
  readonly body: Uint8Array;
  readonly headers: Record<string, string>;
}

const readFile = (folder: string, path: string): File => ({
  body: brotliCompressSync(readFileSync(join(folder, path))),
  headers: {
    'content-type': types[extname(path)] ?? 'application/octet-stream',
    'content-encoding': 'br',
    'cache-control': cacheOf(`/${path}`),
  },
});

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => statSync(join(folder, path)).isFile());

/** Where a built folder may keep what stands at an address: by itself, ours, as Vite writes it, or one for all. */
const placesOf = (path: string): string[] => [path, `${path}/index.html`, `pages/${path}/index.html`, 'index.html'];

/** Serves a variant's folder from memory, compressed as well as brotli can, with the headers that all variants share. */
export const fileHost = (folder: string) => {
  const files = new Map(filesOf(folder).map((path) => [path, readFile(folder, path)]));
  return (path: string): Response => {
    const file = placesOf(path.replace(/^\//, ''))
      .map((place) => files.get(place))
      .find((found) => found !== undefined);
    return file
      ? new Response(new Uint8Array(file.body), { headers: file.headers })
      : new Response('', { status: 404 });
  };
};
