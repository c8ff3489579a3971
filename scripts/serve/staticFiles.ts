import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { readHeaders } from '../build/headerRules.ts';
import { type Headers, headersAt, NEVER, ONLY_TLS } from '../build/hostHeaders.ts';
import { factsIn } from '../build/outputFolder.ts';

/** A file as it goes out. */
interface Served {
  readonly body: Buffer;
  readonly headers: Record<string, string>;
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.xml': 'application/xml; charset=utf-8',
};

/** The type that a host of static files says a file is of. */
export const typeOf = (path: string): string => types[extname(path)] ?? 'application/octet-stream';

/** What a host knows the bytes of a file by. */
export const tagOf = (body: Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;

const fileOf = (folder: string, path: string): string | undefined => {
  const file = join(folder, normalize(decodeURIComponent(path)));
  if (!file.startsWith(folder)) return undefined;
  const found = [file, join(file, 'index.html')].find((name) => existsSync(name) && statSync(name).isFile());
  // What only the host needs, what came into the folder by mistake, and packed copies are for nobody.
  return found && !/\/[_.]|\.br$/.test(found.slice(folder.length)) ? found : undefined;
};

const compressed = new Map<string, Buffer>();

// A build for the public leaves a packed copy beside each file, as hosts send it. One that is older is of another file.
const readPacked = (file: string, body: Buffer): Buffer => {
  const packed = `${file}.br`;
  if (existsSync(packed) && statSync(packed).mtimeMs >= statSync(file).mtimeMs) return readFileSync(packed);
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
};

const encode = (key: string, file: string, body: Buffer, accepted: string): { body: Buffer; encoding: string } => {
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : '';
  if (!encoding) return { body, encoding };
  const made = compressed.get(key + encoding) ?? (encoding === 'br' ? readPacked(file, body) : gzipSync(body));
  compressed.set(key + encoding, made);
  return { body: made, encoding };
};

// As a host has them: another one for each way in which a file is packed.
const tags = new Map<string, string>();

const knownTagOf = (key: string, body: Buffer): string => {
  const tag = tags.get(key) ?? tagOf(body);
  tags.set(key, tag);
  return tag;
};

/** Whether who asks has just this already: by any of the tags, of which a proxy may have made a weak one. */
const isKnown = (request: Request, tag: string): boolean =>
  (request.headers.get('if-none-match') ?? '').split(/\s*,\s*/).some((known) => known.replace(/^W\//, '') === tag);

const read = (folder: string, path: string): string | undefined => {
  try {
    return fileOf(folder, path);
  } catch {
    return undefined; // broken percent-encoding names no file
  }
};

const headersOf = (all: Headers, { protocol, pathname }: URL, isThere: boolean): Record<string, string> => {
  const { [ONLY_TLS]: onlyTls = '', ...headers } = all;
  return {
    ...headers,
    ...(!isThere && { ...headersAt(pathname), 'Cache-Control': NEVER }),
    ...(protocol === 'https:' && { [ONLY_TLS]: onlyTls }),
  };
};

/** A static host of the built pages: clean addresses, the headers of `_headers`, compression, 304 for who has a file, and the 404 page. */
export const staticHost = (folder: string) => {
  const headersIn = readHeaders(folder);
  const missing = join(folder, factsIn(folder)?.basePath ?? '', '404.html');
  return (request: Request): Response => {
    const url = new URL(request.url);
    const file = read(folder, url.pathname);
    const shown = file ?? missing;
    const stamp = `${shown}${statSync(shown).mtimeMs}`;
    const { body, encoding } = encode(stamp, shown, readFileSync(shown), request.headers.get('accept-encoding') ?? '');
    const tag = knownTagOf(stamp + encoding, body);
    const headers: Served['headers'] = {
      ...headersOf(headersIn(url.pathname), url, !!file),
      'content-type': typeOf(shown),
      vary: 'Accept-Encoding',
      ...(encoding && { 'content-encoding': encoding }),
      ...(file && { etag: tag }),
    };
    if (file && isKnown(request, tag)) {
      const { 'content-type': _, 'content-encoding': __, ...known } = headers;
      return new Response(null, { status: 304, headers: known });
    }
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { status: file ? 200 : 404, headers });
  };
};
