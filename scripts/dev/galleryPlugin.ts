import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { root } from '../build/settings.ts';

const documentOf = async (server: ViteDevServer, url: string): Promise<string> =>
  server.transformIndexHtml(url, await readFile(join(root, 'scripts/gallery/components/index.html'), 'utf8'));

/** In development, the gallery of all components at `/gallery`. No build knows of it. */
export const galleryPlugin = (): Plugin => ({
  name: 'borrower-web:gallery',
  apply: 'serve',
  // Before the plugin that sends every address to a page's folder.
  enforce: 'pre',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const url = request.url ?? '';
      if (!/^\/gallery\/?(\?|$)/.test(url)) return next();
      response.setHeader('content-type', 'text/html; charset=utf-8');
      documentOf(server, url).then((html) => response.end(html), next);
    });
  },
});
