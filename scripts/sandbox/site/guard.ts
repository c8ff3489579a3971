import type { MiddlewareHandler } from 'hono';
import { refusalCodes, refusalResponse } from '../http/envelope.ts';
import type { Service } from '../service.ts';
import { problemPage } from './page.ts';

const MISDIRECTED = 421;

const otherHost = (): Response => {
  const message = 'The sandbox is not served under this name. SANDBOX_ORIGIN says under which it is.';
  return refusalResponse(refusalCodes.otherHost, message, MISDIRECTED);
};

const otherSite = (): Promise<Response> =>
  problemPage('That was not sent from here', 'Another site’s page asked for this. Nothing was done.', 403);

/** Anybody may post reports. An origin check would refuse older browsers, where a page without referrers sends `Origin: null`. */
export const REPORTS = '/sandbox/reports';

const changesSomething = (method: string, path: string): boolean =>
  path.startsWith('/sandbox/') && path !== REPORTS && !['GET', 'HEAD'].includes(method);

/**
 * Creates the middleware for all requests: refuses those to another host name, and those from other sites' pages that would
 * change state below `/sandbox` (CSRF). Calls below `/api` need no CSRF check: they use no cookies, and other sites do not know
 * the session.
 */
export const guard =
  ({ publicOrigin }: Service): MiddlewareHandler =>
  async (c, next) => {
    const origin = originOf(c.req.raw, publicOrigin);
    if (origin === undefined) return otherHost();
    if (changesSomething(c.req.method, c.req.path) && !isOfOwnSite(c.req.raw, origin)) return otherSite();
    return next();
  };

/** This machine's own names, and those that no network may give to another machine (RFC 6761). */
const OWN_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\]|([a-z0-9-]+\.)+(localhost|test))$/i;

/**
 * @returns the origin of the links in a response: the configured one, or else that of the request, if its host is this machine.
 * Undefined for a request to any other host: its sender could choose where the borrower's links lead. The header
 * X-Forwarded-Host is ignored, because anybody can send it.
 */
export function originOf(request: Request, configured: string | undefined): string | undefined {
  if (configured !== undefined) return configured;
  const { hostname, origin } = new URL(request.url);
  return OWN_HOST.test(hostname) ? origin : undefined;
}

/**
 * @returns whether a request was made by a page of this site, or by no page at all, such as a test. Browsers send this in
 * Sec-Fetch-Site, older ones in Origin, and no page can change these headers.
 */
function isOfOwnSite(request: Request, origin: string): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const from = request.headers.get('origin');
  return from === null || from === origin;
}
