import type { DescribedRequest } from '../requests.ts';

/** What a browser asks before a page of another origin may make a call. */
export interface Preflight {
  readonly method: 'GET' | 'POST';
  /** What `Access-Control-Allow-Headers` has to name, in lower case. */
  readonly headers: readonly string[];
}

// What a page may send to another origin without asking, by the Fetch standard.
const SAFE_HEADERS = ['accept', 'accept-language', 'content-language'];
const SAFE_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/;

const isSafe = (name: string, value: string): boolean =>
  SAFE_HEADERS.includes(name) || (name === 'content-type' && SAFE_TYPES.test(value));

/** What a browser asks before a call; undefined where it does not ask, as for an image. */
export const preflightOf = ({ method, headers }: DescribedRequest): Preflight | undefined => {
  const names = Object.entries(headers).flatMap(([name, value]) => (isSafe(name, value) ? [] : [name]));
  return names.length ? { method, headers: names.sort() } : undefined;
};
