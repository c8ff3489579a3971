import type { ProxyOptions } from 'vite';
import { BuildError } from '../build/buildError.ts';

const isOrigin = (text: string): boolean =>
  /^https?:\/\//i.test(text) && URL.canParse(text) && new URL(text).href === `${new URL(text).origin}/`;

/**
 * What `npm run dev` hands on to the service that `API_PROXY` names, such as `http://localhost:4000`: every call, as the pages send it to
 * `API_BASE` on their own origin, so that the service needs no CORS. Undefined where none is named: the sandbox answers then.
 * @throws BuildError where it is no address of a host, or `API_BASE` is not on the pages' own origin.
 */
export const apiProxyOf = (env: NodeJS.ProcessEnv): Record<string, ProxyOptions> | undefined => {
  const target = env['API_PROXY'];
  if (!target) return undefined;
  if (!isOrigin(target))
    throw new BuildError(
      `API_PROXY is "${target}"; it has to be an address without a path, like http://localhost:4000.`,
    );
  const base = (env['API_BASE'] || '/api').replace(/\/$/, '');
  if (!base.startsWith('/'))
    throw new BuildError(`API_PROXY needs an API_BASE on the pages' own origin, such as /api; it is "${base}".`);
  // To the service it is as if the pages stood on its own origin: one that heeds Origin or Host would refuse any other.
  return { [`${base}/`]: { target, changeOrigin: true, headers: { origin: new URL(target).origin } } };
};
