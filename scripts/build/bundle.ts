import { join } from 'node:path';
import { type Alias, build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { engineAliases, fetchAliases } from './aliases.ts';
import { brandPlugin } from './brandPlugin.ts';
import type { Page } from './findPages.ts';
import { type MessageSet, messagesPlugin } from './messagesPlugin.ts';
import { type BuildSettings, root } from './settings.ts';

/** The oldest engines that the app runs on. */
export const FLOOR = ['chrome64', 'safari12'];

/** A page's script and styles, and its texts in all languages. */
export interface Bundle {
  readonly script: string;
  readonly css: string;
  readonly sets: readonly MessageSet[];
}

const aliasesOf = (settings: BuildSettings): Alias[] => [
  { find: '#brand', replacement: settings.brandFile },
  ...engineAliases(settings.engine),
  ...fetchAliases,
];

const baseConfig = (settings: BuildSettings, sets: Map<string, MessageSet>): InlineConfig => ({
  root,
  configFile: false,
  envFile: false,
  publicDir: false,
  logLevel: 'error',
  mode: 'production',
  oxc: { jsx: { runtime: 'automatic', development: false } },
  plugins: [brandPlugin(settings.brand), messagesPlugin(settings.brand, sets)],
  resolve: { alias: aliasesOf(settings) },
  define: {
    __API_BASE__: JSON.stringify(settings.apiBase),
    __BRAND_ID__: JSON.stringify(settings.brand.id),
    'process.env.NODE_ENV': '"production"',
  },
});

const outputOf = (result: Awaited<ReturnType<typeof build>>): Rolldown.RolldownOutput['output'] => {
  const [first] = [result].flat();
  if (!first || !('output' in first)) throw new Error('The bundler gave no output.');
  return first.output;
};

/** Bundles one entry into a single classic script, whatever the floor's engines need compiled away. */
export const bundleScript = async (
  settings: BuildSettings,
  entry: string,
  define: { readonly [name: string]: string } = {},
): Promise<Bundle> => {
  const seen = new Map<string, MessageSet>();
  const base = baseConfig(settings, seen);
  const output = outputOf(
    await build({
      ...base,
      define: { ...base.define, ...define },
      build: {
        write: false,
        target: FLOOR,
        cssTarget: FLOOR,
        modulePreload: false,
        reportCompressedSize: false,
        rollupOptions: { input: entry, output: { format: 'es', codeSplitting: false } },
      },
    }),
  );
  const [chunk] = output;
  if (process.env['SHOW_MODULES']) {
    const { minifySync } = await import('rolldown/experimental');
    const z = await import('node:zlib');
    let all = '';
    let prev = 0;
    for (const [id, m] of Object.entries(chunk.modules)) {
      const c = minifySync('x.js', m.code ?? '', { mangle: { toplevel: true }, compress: true }).code;
      all += c + ';';
      const now = z.brotliCompressSync(all).length;
      console.log(now - prev, c.length, id.replace(root, ''));
      prev = now;
    }
    console.log(prev, 'TOTAL');
  }
  const css = output.find(({ fileName }) => fileName.endsWith('.css'));
  return {
    // As a module it would wait for the whole document, and a policy of hashes would block it: a classic script it is.
    script: `(()=>{${chunk.code.trim()}})()`,
    css: css && 'source' in css ? String(css.source).trim() : '',
    sets: Object.keys(chunk.modules).flatMap((id) => seen.get(id) ?? []),
  };
};

const renderers = { preact: 'preact-render-to-string', react: 'react-dom/server' };

const prerenderEntry = (engine: BuildSettings['engine'], page: Page): string => `
import ${JSON.stringify(join(page.path, page.entry))};
import { startedScreens } from ${JSON.stringify(prerenderStart)};
import { renderToString } from ${JSON.stringify(renderers[engine])};
const [{ title, view }] = startedScreens();
export const firstView = { title, html: renderToString(view) };`;

const prerenderStart = join(root, 'shared/app/prerender.tsx');
const entryId = 'virtual:prerender';

/** Bundles a page for Node, with the `start` in its place that keeps the first view. Answers the file's path. */
export const bundleFirstView = async (settings: BuildSettings, page: Page, outDir: string): Promise<string> => {
  const base = baseConfig(settings, new Map());
  const virtual: Plugin = {
    name: 'borrower-web:prerender',
    resolveId: (id) => (id === entryId ? `${root}/${entryId}` : null),
    load: (id) => (id.endsWith(entryId) ? prerenderEntry(settings.engine, page) : null),
  };
  await build({
    ...base,
    plugins: [virtual, ...(base.plugins ?? [])],
    resolve: {
      alias: [{ find: /^.*\/app\/start\.tsx$/, replacement: prerenderStart }, ...aliasesOf(settings)],
    },
    ssr: settings.engine === 'react' ? { external: ['react', 'react-dom'] } : { noExternal: true },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      rollupOptions: { input: entryId, output: { entryFileNames: `${page.folder}.mjs`, codeSplitting: false } },
    },
  });
  return join(outDir, `${page.folder}.mjs`);
};
