// Headers that the Fetch standard allows in cross-origin requests without a preflight.
const SAFE_HEADERS = ['accept', 'accept-language', 'content-language'];
const SAFE_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/;

const isSafe = (name: string, value: string): boolean =>
  SAFE_HEADERS.includes(name) || (name === 'content-type' && SAFE_TYPES.test(value));

/** Returns the names, in lower case, of a call's headers that need a preflight in a cross-origin request. */
export const headersAskedFor = (headers: { readonly [name: string]: string }): readonly string[] =>
  Object.entries(headers)
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .flatMap(([name, value]) => (isSafe(name, value) ? [] : [name]))
    .sort();
