/** Headers by their names. */
export type Headers = Readonly<Record<string, string>>;

/** What every answer of a host has to carry: a document's own policy stands in it, this is what only a header can say. */
export const headersOfAll: Headers = {
  'Content-Security-Policy': "frame-ancestors 'self'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=63072000',
  'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Long enough that a screen fetched ahead is there for the tap, short enough that a new build is out in minutes. */
export const MINUTES = 'public, max-age=300';

/** For a file whose name changes with what is in it. */
export const FOREVER = 'public, max-age=31536000, immutable';

/** The folder of files that are kept forever: the texts of other languages. */
export const TEXTS = '/texts/';

/** How long a document or a file of the site may be kept, by its address. */
export const cacheOf = (path: string): string => (path.startsWith(TEXTS) ? FOREVER : MINUTES);
