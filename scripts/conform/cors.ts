import type { AdaptedRequest } from '../../shared/brand/adapter.ts';
import { headersAskedFor } from '../reference/cors.ts';
import { type Answer, exchange } from './exchange.ts';
import type { Problem } from './finding.ts';

const cors = (received: string, expected: string): Problem => ({ path: 'HTTP', word: 'cors', received, expected });

const problemsOfOrigin = (answer: Answer, pages: string): readonly Problem[] => {
  if (answer.kind === 'lost') return [];
  const allowed = answer.headers.get('access-control-allow-origin');
  if (allowed === pages || allowed === '*') return [];
  const name = 'Access-Control-Allow-Origin';
  return [cors(allowed === null ? `no ${name}` : `${name}: ${allowed}`, `${name}: ${pages}`)];
};

// What a browser asks before it sends a header of the app's own.
const problemsBefore = async ({ url, method, headers }: AdaptedRequest, pages: string): Promise<readonly Problem[]> => {
  const asked = headersAskedFor(headers);
  if (!asked.length) return [];
  const preflight = {
    origin: pages,
    'access-control-request-method': method,
    'access-control-request-headers': asked.join(),
  };
  const answer = await exchange({ url, method: 'OPTIONS', headers: preflight, body: undefined });
  if (answer.kind === 'lost') return [answer.problem];
  if (answer.status < 200 || answer.status > 299)
    return [cors(`${answer.status} to OPTIONS`, '204, without a session')];
  const allowed = (answer.headers.get('access-control-allow-headers') ?? '').toLowerCase().split(/[\s,]+/);
  const lacking = allowed.includes('*') ? [] : asked.filter((name) => !allowed.includes(name));
  const name = 'Access-Control-Allow-Headers';
  return [
    ...problemsOfOrigin(answer, pages),
    ...(lacking.length ? [cors(`${name} without ${lacking.join(', ')}`, `${name}: ${asked.join(', ')}`)] : []),
  ];
};

/** What keeps pages of another origin from a call, or from its answer: a service has to allow both. */
export const problemsOfCors = async (
  request: AdaptedRequest,
  answer: Answer,
  pages: string,
): Promise<readonly Problem[]> => {
  const before = await problemsBefore(request, pages);
  return before.length ? before : problemsOfOrigin(answer, pages);
};
