import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Headers by their names. */
export type Headers = Readonly<Record<string, string>>;

// No page uses any of these features. A picture for a complaint comes from a file input, which needs none of them.
const NEVER_USED = [
  ...['accelerometer', 'browsing-topics', 'display-capture', 'gyroscope', 'hid', 'idle-detection'],
  ...['local-fonts', 'magnetometer', 'microphone', 'midi', 'payment', 'publickey-credentials-get', 'screen-wake-lock'],
  ...['serial', 'usb', 'window-management', 'xr-spatial-tracking'],
];

// The developer preview tests these.
const USED_BY_PREVIEW = ['camera', 'geolocation'];

const permissions = (hasPreview: boolean): string =>
  [
    ...USED_BY_PREVIEW.map((name) => `${name}=${hasPreview ? '(self)' : '()'}`),
    ...NEVER_USED.map((name) => `${name}=()`),
  ].join(', ');

/** Makes a browser use TLS only from now on. It takes effect over TLS only, and is sent over nothing else. */
export const ONLY_TLS = 'Strict-Transport-Security';

/** The headers of every response of a host, as far as a document's own policy cannot contain them. */
export const headersOfAll = (hasPreview = false): Headers => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  [ONLY_TLS]: 'max-age=63072000',
  'Permissions-Policy': permissions(hasPreview),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // No document depends on the query of its address, which differs with every session and every message: a browser uses a document that it has under
  // another query, or only revalidates it. Not across borrowers and orders, so that no request names another borrower's, and a page that is prerendered
  // for one order is never shown for another, nor that of a code for its rollover's.
  'No-Vary-Search': 'params, except=("userId" "orderId" "isDelay")',
});

/** Long enough for a screen that was loaded in advance to be used at the tap, short enough for a new build to be live within minutes. */
const MINUTES = 'public, max-age=300';

/** For a file whose name contains a hash of its content. */
const FOREVER = 'public, max-age=31536000, immutable';

/** For an address that does not exist: it may exist a moment later. */
export const NEVER = 'no-store';

/** The service worker. A browser requests it at each visit, because a new build, or one without a worker, takes over through it. */
export const WORKER = '/sw.js';

/** For files that have to be revalidated each time. */
const ASK_EACH_TIME = 'no-cache';

/** The folders of files that are cached forever: the texts of other languages, and late chunks of scripts. */
export const KEPT_FOLDERS: readonly string[] = ['/texts/', '/late/'];

/** The Cache-Control value of a document or file, by its address. */
const cacheOf = (path: string): string =>
  path === WORKER ? ASK_EACH_TIME : KEPT_FOLDERS.some((folder) => path.startsWith(folder)) ? FOREVER : MINUTES;

/**
 * The headers of one address in addition to those of all. Only this site may show a page in a frame (`isFramed`), so that no tap on it can be
 * hijacked by another site.
 */
export const headersAt = (path: string, isFramed = false): Headers => ({
  // A worker has no document that could contain its policy: it may call this site, and run only its own code.
  'Content-Security-Policy': `${path === WORKER ? "default-src 'none';connect-src 'self';" : ''}frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
  'Cache-Control': cacheOf(path),
});

const toPattern = (path: string): RegExp => new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\*/g, '.*')}$`);

/** Reads a build's `_headers` file, in which each path is followed by indented headers. @returns a function that gives the headers of a path. */
export const readHeaders = (folder: string): ((path: string) => Headers) => {
  const rules = readFileSync(join(folder, '_headers'), 'utf8')
    .split(/\n(?=\S)/)
    .map((block) => ({
      matches: toPattern(block.split('\n')[0] ?? ''),
      headers: [...block.matchAll(/^\s+([\w-]+): *(.*)$/gm)].map(([, name = '', value = '']) => [name, value] as const),
    }));
  return (path) =>
    Object.fromEntries(rules.filter(({ matches }) => matches.test(path)).flatMap(({ headers }) => headers));
};
