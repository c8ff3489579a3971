import { build, type InlineConfig, type Plugin, preview } from 'vite';
import { brandAliases } from '../../build/aliases.ts';
import { brandCss, brandPlugin } from '../../build/brandPlugin.ts';
import { sassOptions } from '../../build/brandTokens.ts';
import { reactPlugin } from '../../build/reactPlugin.ts';
import { root } from '../../build/root.ts';
import { type BuildSettings, readSettings } from '../../build/settings.ts';

/** The running gallery of components. */
export interface RunningComponents {
  readonly origin: string;
  close(): Promise<void>;
}

const brandStyle = ({ brand }: BuildSettings): Plugin => ({
  name: 'borrower-web:brand-style',
  transformIndexHtml: () => [{ tag: 'style', children: brandCss(brand) }],
});

const PAGE = 'scripts/gallery/components/index.html';

// Serves the built gallery at the same URL as in development, wherever the bundler has put its document.
const atGallery: Plugin = {
  name: 'borrower-web:built-gallery',
  configurePreviewServer({ middlewares }) {
    middlewares.use((request, _, next) => {
      request.url = request.url?.replace(/^\/gallery\/?(?=\?|$)/, `/${PAGE}`);
      next();
    });
  },
};

const configOf = (settings: BuildSettings, host: string): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'error',
  appType: 'mpa',
  plugins: [brandPlugin(settings.brand), reactPlugin(settings.engine), brandStyle(settings), atGallery],
  css: sassOptions(settings.brand),
  resolve: {
    alias: brandAliases(settings),
  },
  define: { __API_BASE__: JSON.stringify(settings.apiBase) },
  build: { outDir: '.cache/components', emptyOutDir: true, minify: false, rollupOptions: { input: PAGE } },
  preview: { host, port: 0 },
});

/**
 * Builds the gallery of components and serves it. Most examples load a document of their own, so a development server, which
 * sends each module separately, would take a minute for all of them.
 */
export const serveComponents = async (host = '127.0.0.1'): Promise<RunningComponents> => {
  const config = configOf(await readSettings(), host);
  await build(config);
  const server = await preview(config);
  const address = server.httpServer.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { origin: `http://${host}:${port}`, close: () => server.close() };
};
