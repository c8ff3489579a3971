import type { InlineConfig, Plugin } from 'vite';
import { brandAliases } from '../../build/aliases.ts';
import { brandCss, brandPlugin } from '../../build/brandPlugin.ts';
import { sassOptions } from '../../build/brandTokens.ts';
import { BROWSERS } from '../../build/bundle.ts';
import { reactPlugin } from '../../build/reactPlugin.ts';
import { root } from '../../build/root.ts';
import type { BuildSettings } from '../../build/settings.ts';

const headPlugin = (settings: BuildSettings): Plugin => ({
  name: 'bench:head',
  transformIndexHtml: () => [
    { tag: 'style', children: brandCss(settings.brand), injectTo: 'head' },
    { tag: 'link', attrs: { rel: 'icon', href: 'data:,' }, injectTo: 'head' },
  ],
});

/** Returns the Vite configuration that an ordinary build of this project would have: brand, React alias, Vite's defaults. */
export const plainConfig = (settings: BuildSettings, project = root): InlineConfig => ({
  root: project,
  configFile: false,
  envFile: false,
  logLevel: 'error',
  mode: 'production',
  oxc: { jsx: { runtime: 'automatic', development: false } },
  plugins: [brandPlugin(settings.brand), reactPlugin('preact'), headPlugin(settings)],
  css: sassOptions(settings.brand),
  resolve: { alias: brandAliases(settings) },
  define: {
    __API_BASE__: JSON.stringify('/api'),
    'process.env.NODE_ENV': '"production"',
    'import.meta.env.DEV': 'false',
  },
  build: { target: BROWSERS, cssTarget: BROWSERS, reportCompressedSize: false, manifest: true, emptyOutDir: true },
});
