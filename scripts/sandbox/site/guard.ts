import type { MiddlewareHandler } from 'hono';
import { refusalResponse } from '../http/envelope.ts';
import { isOfOwnSite, originOf } from '../http/origin.ts';
import { refusalCodes } from '../http/refusal.ts';
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
const REPORTS = '/sandbox/reports';

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
