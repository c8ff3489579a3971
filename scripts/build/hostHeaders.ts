/** Headers by their names. */
export type Headers = Readonly<Record<string, string>>;

/** What a link to the site shows elsewhere: 1200 by 630 pixels, without words. The one file that others' pages may load. */
export const SHARED_PICTURE = '/images/share.png';

// No page asks the phone for any of these. A picture for a complaint comes by a file input, which needs none of them.
const NEVER_USED = [
  ...['accelerometer', 'browsing-topics', 'display-capture', 'gyroscope', 'hid', 'idle-detection'],
  ...['local-fonts', 'magnetometer', 'microphone', 'midi', 'payment', 'publickey-credentials-get', 'screen-wake-lock'],
  ...['serial', 'usb', 'window-management', 'xr-spatial-tracking'],
];

// The developer preview tries these out.
const USED_BY_PREVIEW = ['camera', 'geolocation'];

const permissions = (hasPreview: boolean): string =>
  [
    ...USED_BY_PREVIEW.map((name) => `${name}=${hasPreview ? '(self)' : '()'}`),
    ...NEVER_USED.map((name) => `${name}=()`),
  ].join(', ');

/** By this a browser keeps to TLS from now on. It means something over TLS alone, and is sent over nothing else. */
export const ONLY_TLS = 'Strict-Transport-Security';

/** What every answer of a host has to carry: a document's own policy stands in it, this is what only a header can say. */
export const headersOfAll = (hasPreview = false): Headers => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  [ONLY_TLS]: 'max-age=63072000',
  'Permissions-Policy': permissions(hasPreview),
  'Cross-Origin-Opener-Policy': 'same-origin',
});

/** Long enough that a screen fetched ahead is there for the tap, short enough that a new build is out in minutes. */
const MINUTES = 'public, max-age=300';

/** For a file whose name changes with what is in it. */
export const FOREVER = 'public, max-age=31536000, immutable';

/** For what there is not: it may be there in a moment. */
export const NEVER = 'no-store';

/** The service worker. A browser asks for it at each visit, for by it a new build, or one that wants none, takes over. */
export const WORKER = '/sw.js';

/** For what has to be asked for each time. */
const ASK_EACH_TIME = 'no-cache';

/** The folders of files that are kept forever: the texts of other languages, and late parts of scripts. */
export const KEPT_FOLDERS: readonly string[] = ['/texts/', '/late/'];

/** How long a document or a file of the site may be kept, by its address. */
export const cacheOf = (path: string): string =>
  path === WORKER ? ASK_EACH_TIME : KEPT_FOLDERS.some((folder) => path.startsWith(folder)) ? FOREVER : MINUTES;

/**
 * No document depends on the query of its address, which differs with every session and every message: by this a browser takes
 * what it has from another address of the same document, or asks only whether that is current. Not across borrowers and
 * orders, so that no request names another borrower's, and a page that is prerendered for one order is never shown for another.
 */
const SAME_WHATEVER_QUERY: Headers = { 'No-Vary-Search': 'params, except=("userId" "orderId")' };

/** What tells some documents from the others. */
export interface DocumentKind {
  /** This site shows it in a frame of its own. */
  readonly isFramed?: boolean;
  /** The service worker keeps it, and asks the host for it by its tag, each time at another address. */
  readonly isOfWorker?: boolean;
}

/**
 * What the answer at one address has to carry beside the headers of all. Nobody shows a page in a frame, so that no tap
 * on it is another's, but this site itself.
 */
export const headersAt = (path: string, { isFramed, isOfWorker }: DocumentKind = {}): Headers => ({
  // A worker has no document for its policy to stand in: it may ask this site, and run nothing but itself.
  'Content-Security-Policy': `${path === WORKER ? "default-src 'none';connect-src 'self';" : ''}frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
  'Cross-Origin-Resource-Policy': path === SHARED_PICTURE ? 'cross-origin' : 'same-origin',
  'Cache-Control': cacheOf(path),
  ...(!isOfWorker && SAME_WHATEVER_QUERY),
});
