import { headersAskedFor, notAllowed, preflightHeaders } from '../reference/openapi/cors.ts';
import type { Answer, Ask, Question } from './ask.ts';
import { type PlacedProblem, problemAt } from './finding.ts';

const problemOfOrigin = (headers: Headers, origin: string, where: string): readonly PlacedProblem[] => {
  const allowed = headers.get('access-control-allow-origin');
  return allowed === origin || allowed === '*'
    ? []
    : [problemAt('CORS', 'cors-origin', `${allowed ?? 'nothing'} in Access-Control-Allow-Origin of ${where}`, origin)];
};

const problemsOfPreflight = (answer: Answer, origin: string, names: readonly string[]): readonly PlacedProblem[] => {
  const expected = `a status from 200 to 299 for OPTIONS, with what pages of ${origin} may send`;
  if (answer.kind === 'lost') return [problemAt('CORS', 'cors-preflight', answer.words, expected)];
  if (answer.status < 200 || answer.status >= 300)
    return [problemAt('CORS', 'cors-preflight', `the status ${answer.status}`, expected)];
  return [
    ...problemOfOrigin(answer.headers, origin, 'the preflight'),
    ...notAllowed(names, answer.headers.get('access-control-allow-headers')).map((name) =>
      problemAt('CORS', 'cors-header', `no ${name} in Access-Control-Allow-Headers`, `${name}, which such calls carry`),
    ),
  ];
};

/** Sends the preflight request that a browser sends before a call from another origin, for the headers that the app sends. */
export const checkPreflight = async (
  ask: Ask,
  { url, method, headers: sent }: Question,
  origin: string,
): Promise<readonly PlacedProblem[]> => {
  const names = headersAskedFor(sent);
  // A GET or a form without custom headers needs no preflight request.
  if (!names.length) return [];
  const answer = await ask({ url, method: 'OPTIONS', headers: preflightHeaders(origin, method, names) });
  return problemsOfPreflight(answer, origin, names);
};

/** Checks whether pages of another origin may read a response. */
export const checkOrigin = (answer: Answer, origin: string): readonly PlacedProblem[] =>
  answer.kind === 'lost' ? [] : problemOfOrigin(answer.headers, origin, 'the answer');
