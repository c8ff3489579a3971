import { HEADER_NAMES } from '../../shared/session/names.ts';
import type { ReadCall } from '../build/outputFolder.ts';
import { parseJson } from '../build/parseJson.ts';
import { headersAskedFor, notAllowed, preflightHeaders } from '../reference/openapi/cors.ts';
import { type Answer, askHost, headerOf, type Limits } from './askHost.ts';
import { type Finding, find } from './verifyHost.ts';

// What the pages' calls carry beside what every browser may send anywhere.
const SENT = ['content-type', 'x-requested-with', ...HEADER_NAMES];

const isJson = (body: Buffer): boolean => typeof parseJson(body.toString()) === 'object';

// A session of nobody may be refused, by a status or by a code: either way somebody has understood the call.
const problemsOfAnswer = ({ status, body }: Answer, { isAdapted }: ReadCall): string[] => {
  if (status >= 500) return [`has the status ${status}: the service is down`];
  const isNotThere = status === 404 && !(isAdapted && isJson(body));
  if (isNotThere || status === 405) return [`has the status ${status}: the service has no such call`];
  if (status >= 300 && status < 400) return [`has the status ${status}, and no page follows a redirect`];
  return isJson(body)
    ? []
    : [`has the status ${status} and is no JSON: ${JSON.stringify(body.toString().slice(0, 60))}`];
};

const problemsOfOrigin = (answer: Answer, origin: string): string[] => {
  const allowed = headerOf(answer, 'access-control-allow-origin');
  return allowed === origin || allowed === '*'
    ? []
    : [`lets no page of ${origin} read it: Access-Control-Allow-Origin is ${allowed ?? 'missing'}`];
};

const problemsOfPreflight = (answer: Answer, sent: readonly string[], origin: string): string[] => [
  ...(answer.status >= 200 && answer.status < 300 ? [] : [`has the status ${answer.status} instead of 204`]),
  ...problemsOfOrigin(answer, origin),
  ...notAllowed(sent, headerOf(answer, 'access-control-allow-headers')).map(
    (name) => `does not allow the header ${name}`,
  ),
];

/**
 * Asks the service for a payment plan of nobody, as the pages at `pages` do (`readCall`), and where it has another origin, whether
 * it lets them. It writes nothing. Never rejects: a service that
 * does not answer is a finding, and one without problems is well.
 */
export const verifyService = (pages: URL, readCall: ReadCall, limits?: Limits): Promise<readonly Finding[]> => {
  const url = new URL(readCall.url, pages);
  const { origin } = pages;
  const { method, body } = readCall;
  const isElsewhere = url.origin !== origin;
  const read = find({
    asked: `${url.href} (the service)`,
    run: async () => {
      const headers = { ...readCall.headers, origin };
      const answer = await askHost({ url, method, headers, ...(body !== undefined && { body }) }, limits);
      return [...problemsOfAnswer(answer, readCall), ...(isElsewhere ? problemsOfOrigin(answer, origin) : [])];
    },
  });
  if (!isElsewhere) return Promise.all([read]);
  const preflight = find({
    asked: `${url.href} (a browser asks whether it may call)`,
    run: async () => {
      // What else an adapter puts into its other calls nobody knows here.
      const sent = readCall.isAdapted ? headersAskedFor(readCall.headers) : SENT;
      const headers = preflightHeaders(origin, method, sent);
      return problemsOfPreflight(await askHost({ url, method: 'OPTIONS', headers }, limits), sent, origin);
    },
  });
  return Promise.all([read, preflight]);
};
