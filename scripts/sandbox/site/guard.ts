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

/** Changes something although it is a GET: a link arms a fault. */
const ARM = '/sandbox/arm';

/** Anybody may say something there, and it changes nothing: a page without referrers sends `Origin: null` in older browsers. */
const REPORTS = '/sandbox/reports';

const changesSomething = (method: string, path: string): boolean =>
  path.startsWith('/sandbox/') && path !== REPORTS && (!['GET', 'HEAD'].includes(method) || path === ARM);

/**
 * Stands before every address: refuses requests to names that are not the sandbox's, and requests of other sites' pages to change
 * something on the sandbox's own. Calls below `/api` need no such check: no cookie counts there, and no other site's page
 * knows the session.
 */
export const guard =
  ({ publicOrigin }: Service): MiddlewareHandler =>
  async (c, next) => {
    const origin = originOf(c.req.raw, publicOrigin);
    if (origin === undefined) return otherHost();
    if (changesSomething(c.req.method, c.req.path) && !isOfOwnSite(c.req.raw, origin)) return otherSite();
    return next();
  };
