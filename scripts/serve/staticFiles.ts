import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { headersAt, NEVER, ONLY_TLS, readHeaders } from '../build/hostHeaders.ts';
import { factsIn } from '../build/outputFolder.ts';

// The headers of a build, for whatever is served: a document, its 304, and the 404 page.
const withHeaders = (folder: string): MiddlewareHandler => {
  const headersIn = readHeaders(folder);
  return async (context, next) => {
    await next();
    const { protocol, pathname } = new URL(context.req.url);
    const isMissing = context.res.status === 404;
    const headers = { ...headersIn(pathname), ...(isMissing && { ...headersAt(pathname), 'Cache-Control': NEVER }) };
    for (const [name, value] of Object.entries(headers))
      if (name !== ONLY_TLS || protocol === 'https:') context.header(name, value);
    context.header('Vary', 'Accept-Encoding');
  };
};

// What only the host needs, what came into the folder by mistake, and packed copies are for nobody.
const IS_PRIVATE = /\/[_.]|\.br$/;

/** A static host of the built pages: clean addresses, the headers of `_headers`, compression, 304 for who has a file, and the 404 page. */
export const staticHost = (folder: string) => {
  const missing = join(folder, factsIn(folder)?.basePath ?? '', '404.html');
  const host = new Hono();
  host.use(withHeaders(folder), etag(), compress({ encoding: 'gzip' }));
  host.use((context, next) => (IS_PRIVATE.test(context.req.path) ? Promise.resolve(context.notFound()) : next()));
  host.use(serveStatic({ root: folder, precompressed: true }));
  host.notFound((context) => context.html(readFileSync(missing, 'utf8'), 404));
  return (request: Request): Response | Promise<Response> => host.fetch(request);
};
