// What a page may send to another origin without asking, by the Fetch standard.
const SAFE_HEADERS = ['accept', 'accept-language', 'content-language'];
const SAFE_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/;

const isSafe = (name: string, value: string): boolean =>
  SAFE_HEADERS.includes(name) || (name === 'content-type' && SAFE_TYPES.test(value));

/** The headers of a call that a browser asks for before it sends them to another origin, in lower case. */
export const headersAskedFor = (headers: { readonly [name: string]: string }): readonly string[] =>
  Object.entries(headers)
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .flatMap(([name, value]) => (isSafe(name, value) ? [] : [name]))
    .sort();

/** What a browser asks with before a page of an origin may make a call with these headers. */
export const preflightHeaders = (origin: string, method: string, headers: readonly string[]) => ({
  origin,
  'access-control-request-method': method,
  'access-control-request-headers': headers.join(),
});

/** Those of the headers that the answer to a preflight does not allow, by its `Access-Control-Allow-Headers`. */
export const notAllowed = (headers: readonly string[], allowed: string | null | undefined): readonly string[] => {
  const names = (allowed ?? '').split(',').map((name) => name.trim().toLowerCase());
  return names.includes('*') ? [] : headers.filter((name) => !names.includes(name));
};
