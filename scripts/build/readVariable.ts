import { BuildError } from './buildError.ts';

/** @returns whether a variable switches something on. @throws BuildError if it is neither 1 nor absent: with `0` or `false` its author means no. */
export const readSwitch = (name: string, value = ''): boolean => {
  if (value === '1' || !value) return !!value;
  throw new BuildError(`${name} is "${value}"; it has to be 1, or not to be there.`);
};

// Path segments that need no escaping anywhere, and that cannot be confused with a file of a build or a host's rule.
const PATH = /^\/?[a-z0-9][\w-]*(\/[a-z0-9][\w-]*)*\/?$/i;

/**
 * The path of `BASE_PATH` below which the pages are served, such as `/app`; empty for the root of their host.
 * @throws BuildError if it is not a valid path
 */
export const readBasePath = (env: Readonly<Record<string, string | undefined>>): string => {
  const path = env['BASE_PATH'] ?? '';
  if (!path || path === '/') return '';
  if (PATH.test(path)) return `/${path.replace(/^\/|\/$/g, '')}`;
  throw new BuildError(
    `BASE_PATH is "${path}"; it has to be a path of letters, digits, - and _, such as /app or /loans/app.`,
  );
};
