import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** A file as it goes out. */
interface Served {
  readonly body: Buffer;
  readonly headers: Record<string, string>;
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.ico': 'image/x-icon',
  '.xml': 'application/xml; charset=utf-8',
};

interface HeaderRule {
  readonly matches: RegExp;
  readonly headers: readonly (readonly [string, string])[];
}

const toPattern = (path: string): RegExp => new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\*/g, '.*')}$`);

/** Reads a `_headers` file: a path, and below it indented headers. */
const readHeaderRules = (folder: string): HeaderRule[] => {
  const blocks = readFileSync(join(folder, '_headers'), 'utf8').split(/\n(?=\S)/);
  return blocks.map((block) => {
    const [path = '', ...lines] = block.trim().split('\n');
    const headers = lines
      .map((line) => /^\s*([\w-]+):\s*(.*)$/.exec(line))
      .flatMap((match) => (match ? [[match[1] ?? '', match[2] ?? ''] as const] : []));
    return { matches: toPattern(path), headers };
  });
};

const headersFor = (rules: readonly HeaderRule[], path: string): Record<string, string> =>
  Object.fromEntries(rules.filter(({ matches }) => matches.test(path)).flatMap(({ headers }) => headers));

const fileOf = (folder: string, path: string): string | undefined => {
  const file = join(folder, normalize(decodeURIComponent(path)));
  if (!file.startsWith(folder)) return undefined;
  const found = [file, join(file, 'index.html')].find((name) => existsSync(name) && statSync(name).isFile());
  return found && !/\/_[^/]*$/.test(found) ? found : undefined;
};

const compressed = new Map<string, Buffer>();

const encode = (key: string, body: Buffer, accepted: string): { body: Buffer; encoding: string } => {
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : '';
  if (!encoding) return { body, encoding };
  const cached = compressed.get(key + encoding);
  const made =
    cached ??
    (encoding === 'br'
      ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
      : gzipSync(body));
  compressed.set(key + encoding, made);
  return { body: made, encoding };
};

const read = (folder: string, path: string): string | undefined => {
  try {
    return fileOf(folder, path);
  } catch {
    return undefined; // broken percent-encoding names no file
  }
};

/** A static host of the built pages: clean addresses, the headers of `_headers`, compression, and the 404 page. */
export const staticHost = (folder: string) => {
  const rules = readHeaderRules(folder);
  return (request: Request): Response => {
    const { pathname } = new URL(request.url);
    const file = read(folder, pathname);
    const shown = file ?? join(folder, '404.html');
    const stamp = `${shown}${statSync(shown).mtimeMs}`;
    const { body, encoding } = encode(stamp, readFileSync(shown), request.headers.get('accept-encoding') ?? '');
    const headers: Served['headers'] = {
      ...headersFor(rules, pathname),
      'content-type': types[extname(shown)] ?? 'application/octet-stream',
      vary: 'Accept-Encoding',
      ...(encoding && { 'content-encoding': encoding }),
    };
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { status: file ? 200 : 404, headers });
  };
};
