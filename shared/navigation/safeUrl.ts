import { asciiDecoded, withoutBlanks } from '../lib/texts.ts';
import { basePath } from './screens.ts';

/** Which addresses of an answer a brand lets the page follow. An empty host list allows every host. */
export interface LinkRules {
  readonly hosts: readonly string[];
  readonly scheme: string;
  /** Where the service stands, as `https://host`: a relative address is one of this origin. The page's own otherwise. */
  readonly service?: string;
}

/** A link that may be followed: on the web, or by the app under the brand's own scheme. */
export type SafeLink = { readonly kind: 'web' | 'app'; readonly url: string };

/** @returns the address, relative to `origin` where it has none of its own; undefined if it is not an address. */
export const parseUrl = (url: string, origin: string): URL | undefined => {
  try {
    return new URL(url, origin);
  } catch {
    return undefined;
  }
};

/** A control character or a backslash makes browsers and people read different addresses. */
export const isOdd = (url: string): boolean => /[^ -~\xa0-\uffff]|\\/.test(url);

// A path without a scheme or a host. A word or a sentence is none, nor is a host that lacks its scheme.
const isRelative = (url: string): boolean =>
  /^\.{0,2}\/(?!\/)/.test(url) ||
  (/^(?=[^:?#]*[./])[^%:/?#]+([/?#]|$)/.test(url) && !/^[^./?#][^/?#]*\.[^/?#]*\//.test(url));

// Our error page must not show text from an address: only the service's response may set its message.
const withoutWords = (url: URL, origin: string): string => {
  if (pageAt(url, origin) === 'error' && url.searchParams.has('message')) url.searchParams.delete('message');
  return url.href;
};

/**
 * Judges an address that came in an answer. Only http(s), a path of the service, and the brand's own deep-link scheme
 * pass; user info, control characters and backslashes do not, and blanks are encoded first. A brand's listed hosts are
 * reached over https. Undefined means refused; nothing throws.
 */
export const safeUrl = (raw: unknown, origin: string, rules: LinkRules): SafeLink | undefined => {
  const { hosts, scheme, service = origin } = rules;
  const given = typeof raw === 'string' ? withoutBlanks(raw) : '';
  if (!given || isOdd(given)) return undefined;
  const parsed = parseUrl(given, `${service}/`);
  // An '@' in front of the path: older engines read no user in an app's own addresses. A host has no escapes.
  if (!parsed || /^[^/]*\/\/[^/?#]*[@%]/.test(given)) return undefined;
  // Compare the parsed address, not the raw text: the app that receives it parses it in the same way.
  if (parsed.href.startsWith(`${scheme}://`)) return { kind: 'app', url: given };
  if (!/^https?:\/\/[^/]/i.test(given) && !isRelative(given)) return undefined;
  const isListed = !hosts.length || (hosts.includes(parsed.host) && parsed.protocol === 'https:');
  const isAllowed = parsed.origin === origin || parsed.origin === service || isListed;
  return isAllowed ? { kind: 'web', url: withoutWords(parsed, origin) } : undefined;
};

// Paths of the host outside the base path are not pages of this site.
const isBelowBase = (pathname: string): boolean =>
  `${asciiDecoded(pathname).replace(/\/+/g, '/')}/`.toLowerCase().startsWith(`${basePath.toLowerCase()}/`);

/**
 * The page of this site to which an address leads: its path in small letters without slashes around it, in whichever of
 * the ways in which a host reads it; empty for the landing page. Undefined where it leads to another host, or to
 * what is beside the pages where those are below a path.
 */
export const pageAt = ({ host, pathname }: URL, origin: string): string | undefined =>
  host === new URL(origin).host && (!basePath || isBelowBase(pathname))
    ? asciiDecoded(pathname)
        .toLowerCase()
        .replace(/\/+/g, '/')
        .replace(/\/$/, '')
        .replace(/(\/index)?(\.html?)?$/, '')
        .slice(basePath ? basePath.length + 1 : 1)
    : undefined;

declare const __API_BASE__: string;

/** The origin of the service for a page of `origin`, as `https://host`. */
export const serviceOrigin = (origin: string): string => new URL(__API_BASE__, origin).origin;
