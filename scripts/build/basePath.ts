import { BuildError } from './buildError.ts';

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
