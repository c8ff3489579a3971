import { HEADER_NAMES } from '../../shared/session/parameters.ts';
import type { BuildFacts, ReadCall } from '../build/outputFolder.ts';
import { parseJson } from '../build/parseJson.ts';
import { hitIn, keptBy } from '../conform/caching.ts';
import { headersAskedFor, notAllowed, preflightHeaders } from '../reference/cors.ts';
import { type Answer, askHost } from './askHost.ts';
import { type Check, type Finding, find } from './verifyHost.ts';

// The headers of the pages' calls that need permission from another origin (CORS).
const SENT = ['content-type', 'x-requested-with', ...HEADER_NAMES];

const isJson = (body: Buffer): boolean => typeof parseJson(body.toString()) === 'object';

// The session is of no borrower, so it may be refused, by a status or by a code: either shows that the service has understood the call.
const problemsOfAnswer = ({ status, body }: Answer, { isAdapted }: ReadCall): string[] => {
  if (status >= 500) return [`has the status ${status}: the service is down`];
  const isNotThere = status === 404 && !(isAdapted && isJson(body));
  if (isNotThere || status === 405) return [`has the status ${status}: the service has no such call`];
  if (status >= 300 && status < 400) return [`has the status ${status}, and no page follows a redirect`];
  return isJson(body)
    ? []
    : [`has the status ${status} and is no JSON: ${JSON.stringify(body.toString().slice(0, 60))}`];
};

const problemsOfOrigin = ({ headers }: Answer, origin: string): string[] => {
  const allowed = headers.get('access-control-allow-origin');
  return allowed === origin || allowed === '*'
    ? []
    : [`lets no page of ${origin} read it: Access-Control-Allow-Origin is ${allowed ?? 'missing'}`];
};

const problemsOfPreflight = (answer: Answer, sent: readonly string[], origin: string): string[] => [
  ...(answer.status >= 200 && answer.status < 300 ? [] : [`has the status ${answer.status} instead of 204`]),
  ...problemsOfOrigin(answer, origin),
  ...notAllowed(sent, answer.headers.get('access-control-allow-headers')).map(
    (name) => `does not allow the header ${name}`,
  ),
];

// A cache whose key does not include the session would show a borrower the data of another.
const problemsOfKeeping = ({ headers }: Answer): string[] => {
  const kept = keptBy(headers);
  return [
    ...(kept ? [`may be kept by a cache (${kept}), and it is one borrower's`] : []),
    ...(Number(headers.get('age')) > 0 || hitIn(headers) ? ["comes from a cache, and it is one borrower's"] : []),
  ];
};

const callChecks = (pages: URL, call: ReadCall): Check[] => {
  const url = new URL(call.url, pages);
  const { origin } = pages;
  const { method, body } = call;
  const isElsewhere = url.origin !== origin;
  const ask = (): Promise<Answer> =>
    askHost(url, { method, headers: { ...call.headers, origin }, ...(body !== undefined && { body }) });
  const read: Check = {
    asked: `${method} ${url.href} (the service)`,
    run: async () => {
      const answer = await ask();
      return [
        ...problemsOfAnswer(answer, call),
        ...(isElsewhere ? problemsOfOrigin(answer, origin) : []),
        // Asked a second time, because the first request may only fill the cache.
        ...(method === 'GET' ? problemsOfKeeping(await ask()) : []),
      ];
    },
  };
  const preflight: Check = {
    asked: `${method} ${url.href} (a browser asks whether it may call)`,
    run: async () => {
      // The headers that an adapter adds to its other calls are unknown here.
      const sent = call.isAdapted ? headersAskedFor(call.headers) : SENT;
      const headers = preflightHeaders(origin, method, sent);
      return problemsOfPreflight(await askHost(url, { method: 'OPTIONS', headers }), sent, origin);
    },
  };
  return isElsewhere ? [read, preflight] : [read];
};

// The collector may refuse an empty message, and need not allow the pages to read its response.
const collectorCheck = (pages: URL, reportsTo: string): Check => {
  const url = new URL(reportsTo, pages);
  const headers = { 'content-type': 'text/plain;charset=UTF-8', origin: pages.origin };
  return {
    asked: `POST ${url.href} (what the pages report to)`,
    run: async () => {
      const { status, body } = await askHost(url, { method: 'POST', headers, body: '{"records":[]}' });
      const isNotThere = status === 404 || status === 405 || status >= 500 || (status >= 300 && status < 400);
      const isPage = status < 300 && /^\s*<(!doctype|html)/i.test(body.toString());
      return isNotThere || isPage
        ? [`has the status ${status}${isPage ? ' and is a page' : ''}: no collector takes reports`]
        : [];
    },
  };
};

/**
 * Requests a payment plan and an order of no borrower from the service, as the pages at `pages` do; if the service has another origin, checks
 * whether it allows them to; and checks whether the endpoint for their reports exists. It writes nothing. Never rejects: a service
 * that does not respond is a finding.
 */
export const verifyService = (
  pages: URL,
  { readCall, orderCall, reportsTo }: Pick<BuildFacts, 'readCall' | 'orderCall' | 'reportsTo'>,
): Promise<readonly Finding[]> => {
  const calls = orderCall ? [readCall, orderCall] : [readCall];
  const checks = calls.flatMap((call) => callChecks(pages, call));
  return Promise.all([...checks, ...(reportsTo ? [collectorCheck(pages, reportsTo)] : [])].map(find));
};
