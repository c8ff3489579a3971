import { HEADER_NAMES } from '../../shared/session/names.ts';
import { type Answer, askHost, headerOf, type Limits } from './askHost.ts';
import type { Finding } from './verifyHost.ts';

// What the pages' calls carry beside what every browser may send anywhere.
const SENT = ['content-type', 'x-requested-with', ...HEADER_NAMES];

const listOf = (answer: Answer, name: string): string[] =>
  (headerOf(answer, name) ?? '').split(',').map((item) => item.trim().toLowerCase());

const isJson = (body: Buffer): boolean => {
  try {
    return typeof JSON.parse(body.toString()) === 'object';
  } catch {
    return false;
  }
};

// A session of nobody may be refused, by a status or by a code: either way somebody has understood the call.
const problemsOfAnswer = ({ status, body }: Answer): string[] => {
  if (status >= 500) return [`has the status ${status}: the service is down`];
  if (status === 404 || status === 405) return [`has the status ${status}: the service has no such call`];
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

const problemsOfPreflight = (answer: Answer, origin: string): string[] => {
  const headers = listOf(answer, 'access-control-allow-headers');
  const missing = headers.includes('*') ? [] : SENT.filter((name) => !headers.includes(name));
  return [
    ...(answer.status >= 200 && answer.status < 300 ? [] : [`has the status ${answer.status} instead of 204`]),
    ...problemsOfOrigin(answer, origin),
    ...missing.map((name) => `does not allow the header ${name}`),
  ];
};

const asFinding = async (asked: string, check: () => Promise<string[]>): Promise<Finding> => ({
  asked,
  problems: await check().catch((error: unknown) => [error instanceof Error ? error.message : String(error)]),
});

/**
 * Asks the service for a payment plan of nobody, as the pages at `pages` do, and where it has another origin, whether it lets them.
 * `readCall` is that call's address, from the pages' own or with an origin. It writes nothing. Never rejects: a service that
 * does not answer is a finding, and one without problems is well.
 */
export const verifyService = (pages: URL, readCall: string, limits?: Limits): Promise<readonly Finding[]> => {
  const url = new URL(readCall, pages);
  const isElsewhere = url.origin !== pages.origin;
  const read = asFinding(`${url.href} (the service)`, async () => {
    const answer = await askHost(
      {
        url,
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', origin: pages.origin },
        body: '{}',
      },
      limits,
    );
    return [...problemsOfAnswer(answer), ...(isElsewhere ? problemsOfOrigin(answer, pages.origin) : [])];
  });
  const preflight = asFinding(`${url.href} (a browser asks whether it may call)`, async () => {
    const headers = {
      origin: pages.origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': SENT.join(),
    };
    return problemsOfPreflight(await askHost({ url, method: 'OPTIONS', headers }, limits), pages.origin);
  });
  return Promise.all(isElsewhere ? [read, preflight] : [read]);
};
