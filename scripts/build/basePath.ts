import { BuildError } from './buildError.ts';

// Segments that need no escape anywhere, and that no file of a build or rule of a host is named like.
const PATH = /^\/?[a-z0-9][\w-]*(\/[a-z0-9][\w-]*)*\/?$/i;

/**
 * The path below which the pages stand by `BASE_PATH`, such as `/app`; empty for the root of their host.
 * @throws BuildError where it is none
 */
export const readBasePath = (env: Readonly<Record<string, string | undefined>>): string => {
  const path = env['BASE_PATH'] ?? '';
  if (!path || path === '/') return '';
  if (PATH.test(path)) return `/${path.replace(/^\/|\/$/g, '')}`;
  throw new BuildError(
    `BASE_PATH is "${path}"; it has to be a path of letters, digits, - and _, such as /app or /loans/app.`,
  );
};
