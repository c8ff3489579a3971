import { join } from 'node:path';
import { minify } from 'terser';
import { type Alias, build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { engineAliases, fetchAliases } from './aliases.ts';
import { brandPlugin } from './brandPlugin.ts';
import { fetchLibraryPlugin } from './fetchLibraryPlugin.ts';
import type { Page } from './findPages.ts';
import { type LatePart, latePartEntry, latePartsPlugin } from './latePartsPlugin.ts';
import { type MessageSet, messagesPlugin } from './messagesPlugin.ts';
import { packageOf } from './notices.ts';
import { preactLibraryPlugin } from './preactLibraryPlugin.ts';
import { type BuildSettings, root } from './settings.ts';

/** The oldest engines that the app runs on. */
export const FLOOR = ['chrome64', 'safari12'];

/** A page's script and styles, and its texts in all languages. */
export interface Bundle {
  readonly script: string;
  readonly css: string;
  readonly sets: readonly MessageSet[];
  /** What the script fetches when it is needed. */
  readonly lateParts: readonly LatePart[];
  /** The installed packages whose code is in the script. */
  readonly packages: readonly string[];
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
  plugins: [
    brandPlugin(settings.brand),
    messagesPlugin(settings.brand, sets),
    fetchLibraryPlugin(),
    preactLibraryPlugin(),
  ],
  resolve: { alias: aliasesOf(settings) },
  define: {
    __API_BASE__: JSON.stringify(settings.apiBase),
    'process.env.NODE_ENV': '"production"',
    // Vite takes this from the environment that it was started in.
    'import.meta.env.DEV': 'false',
  },
});

const outputOf = (result: Awaited<ReturnType<typeof build>>): Rolldown.RolldownOutput['output'] => {
  const [first] = [result].flat();
  if (!first || !('output' in first)) throw new Error('The bundler gave no output.');
  return first.output;
};

// As a module it would wait for the whole document, and a policy of hashes would block it: a classic script it is.
const shrink = async (code: string): Promise<string> => {
  const { code: small = '' } = await minify(`(()=>{${code}})()`, {
    ecma: 2017,
    compress: { passes: 3, unsafe_arrows: true, pure_getters: true, keep_fargs: false },
    format: { comments: false },
  });
  return small.replace(/;$/, '');
};

const bundleModule = async (
  settings: BuildSettings,
  entry: string,
  define: { readonly [name: string]: string } = {},
  plugins: Plugin[] = [],
): Promise<Bundle> => {
  const seen = new Map<string, MessageSet>();
  const parts = new Map<string, readonly LatePart[]>();
  const base = baseConfig(settings, seen);
  const output = outputOf(
    await build({
      ...base,
      plugins: [...plugins, ...(base.plugins ?? []), latePartsPlugin((file) => bundleLatePart(settings, file), parts)],
      define: { ...base.define, ...define },
      build: {
        write: false,
        target: FLOOR,
        cssTarget: FLOOR,
        modulePreload: false,
        reportCompressedSize: false,
        rollupOptions: {
          input: entry,
          // What a static page's view exports is all that holds its texts in the bundle.
          preserveEntrySignatures: 'allow-extension',
          output: { format: 'es', codeSplitting: false },
        },
      },
    }),
  );
  const [chunk] = output;
  const css = output.find(({ fileName }) => fileName.endsWith('.css'));
  return {
    script: chunk.code,
    css: css && 'source' in css ? String(css.source).trim() : '',
    sets: Object.keys(chunk.modules).flatMap((id) => seen.get(id) ?? []),
    lateParts: Object.keys(chunk.modules).flatMap((id) => parts.get(id) ?? []),
    packages: Object.entries(chunk.modules).flatMap(([id, { renderedLength }]) =>
      renderedLength ? (packageOf(id) ?? []) : [],
    ),
  };
};

/** Bundles one entry into a single classic script, whatever the floor's engines need compiled away. */
export const bundleScript = async (...given: Parameters<typeof bundleModule>): Promise<Bundle> => {
  const bundle = await bundleModule(...given);
  return { ...bundle, script: await shrink(bundle.script) };
};

const lateEntryId = 'virtual:late-part';

/** Bundles the module of a late part with all that it imports, into a script of its own. */
const bundleLatePart = async (settings: BuildSettings, file: string): Promise<string> => {
  const virtual: Plugin = {
    name: 'borrower-web:late-part',
    resolveId: (id) => (id === lateEntryId ? `${root}/${lateEntryId}` : null),
    load: (id) => (id.endsWith(lateEntryId) ? latePartEntry(file) : null),
  };
  return (await bundleScript(settings, lateEntryId, {}, [virtual])).script;
};

const viewOf = (page: Page): string => join(page.path, 'document.tsx');

/** What of a static page's view reaches the borrower beside its HTML: its styles and its texts. */
export const bundleView = (settings: BuildSettings, page: Page): Promise<Pick<Bundle, 'css' | 'sets'>> =>
  bundleModule(settings, viewOf(page));

const renderers = { preact: 'preact-render-to-string', react: 'react-dom/server' };

const prerenderStart = join(root, 'shared/app/prerender.tsx');

const screenOf = (page: Page): string => `
import ${JSON.stringify(join(page.path, page.entry))};
import { startedScreens } from ${JSON.stringify(prerenderStart)};
const [{ title, view }] = startedScreens();
const description = '';`;

const staticViewOf = (page: Page): string => `
import { staticPage } from ${JSON.stringify(viewOf(page))};
const { title, view, description } = staticPage;`;

const prerenderEntry = (engine: BuildSettings['engine'], page: Page): string => `
import { renderToString } from ${JSON.stringify(renderers[engine])};
${page.isStatic ? staticViewOf(page) : screenOf(page)}
export const firstView = { title, description, html: renderToString(view) };`;

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
