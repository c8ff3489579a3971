import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { root } from '../build/root.ts';
import { readOpenApi } from '../reference/openapi/file.ts';
import { referencePage } from '../reference/page/referencePage.ts';

const documentOf = async (server: ViteDevServer, url: string): Promise<string> =>
  server.transformIndexHtml(url, await readFile(join(root, 'scripts/gallery/components/index.html'), 'utf8'));

const showReference = (response: ServerResponse): void => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(referencePage(readOpenApi()));
};

/** In development, the gallery of all components at `/gallery`, and the reference of the calls below it. No build knows of them. */
export const galleryPlugin = (): Plugin => ({
  name: 'borrower-web:gallery',
  apply: 'serve',
  // Before the plugin that sends every address to a page's folder.
  enforce: 'pre',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const url = request.url ?? '';
      if (/^\/gallery\/reference\/?(\?|$)/.test(url)) return showReference(response);
      if (!/^\/gallery\/?(\?|$)/.test(url)) return next();
      response.setHeader('content-type', 'text/html; charset=utf-8');
      documentOf(server, url).then((html) => response.end(html), next);
    });
  },
});
