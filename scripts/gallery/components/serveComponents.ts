import { createServer, type InlineConfig, type Plugin } from 'vite';
import { brandCss, brandPlugin } from '../../build/brandPlugin.ts';
import { reactPlugin } from '../../build/reactPlugin.ts';
import { type BuildSettings, readSettings, root } from '../../build/settings.ts';
import { galleryPlugin } from '../../dev/galleryPlugin.ts';

/** The running gallery of components, and where. */
export interface RunningComponents {
  readonly origin: string;
  close(): Promise<void>;
}

const brandStyle = ({ brand }: BuildSettings): Plugin => ({
  name: 'borrower-web:brand-style',
  transformIndexHtml: () => [{ tag: 'style', children: brandCss(brand) }],
});

const configOf = (settings: BuildSettings): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'error',
  appType: 'mpa',
  // Its own, for a development server may run at the same time.
  cacheDir: '.cache/gallery',
  plugins: [galleryPlugin(), brandPlugin(settings.brand), reactPlugin(settings.engine), brandStyle(settings)],
  resolve: {
    alias: [{ find: '#brand', replacement: settings.brandFile }],
  },
  // A library that is found late makes the page load once more, in the middle of a test.
  optimizeDeps: { entries: ['scripts/gallery/components/main.tsx', 'shared/{ui,features/*}/*/examples.tsx'] },
  server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
});

/** Serves the gallery of components as development does, without the sandbox. */
export const serveComponents = async (): Promise<RunningComponents> => {
  const server = await createServer(configOf(await readSettings()));
  await server.listen();
  const address = server.httpServer?.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
};
