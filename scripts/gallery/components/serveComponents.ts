import { build, type InlineConfig, preview } from 'vite';
import { brandPlugin } from '../../build/brandPlugin.ts';
import { reactPlugin } from '../../build/reactPlugin.ts';
import { root } from '../../build/root.ts';
import { readSettings } from '../../build/settings.ts';

const PAGE = 'scripts/gallery/components/index.html';

/**
 * Builds the gallery of components and serves it. Most examples load a document of their own, so a development server, which
 * sends each module separately, would take a minute for all of them.
 */
export const serveComponents = async (host = '127.0.0.1'): Promise<{ address: string; close(): Promise<void> }> => {
  const settings = await readSettings();
  const config: InlineConfig = {
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'mpa',
    plugins: [brandPlugin(settings), reactPlugin(settings.engine)],
    build: { outDir: '.cache/components', emptyOutDir: true, minify: false, rollupOptions: { input: PAGE } },
    preview: { host, port: 0 },
  };
  await build(config);
  const server = await preview(config);
  const address = server.httpServer.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { address: `http://${host}:${port}/${PAGE}`, close: () => server.close() };
};
