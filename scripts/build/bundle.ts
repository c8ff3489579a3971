import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import { type Alias, build, type InlineConfig, type Rolldown } from 'vite';
import { fetchAliases } from './aliases.ts';
import { brandPlugin } from './brandPlugin.ts';
import type { Page } from './findPages.ts';
import { messagesPlugin } from './messagesPlugin.ts';
import { packageOf } from './notices.ts';
import { publishedPlugin } from './publishedPlugin.ts';
import { reactPlugin } from './reactPlugin.ts';
import type { MessageSet } from './readMessages.ts';
import { BuildError, type BuildSettings, root } from './settings.ts';
import { stylesPlugin } from './stylesPlugin.ts';

/** The oldest browsers that the app runs on. */
export const BROWSERS = ['chrome64', 'safari12'];

/** A file beside the pages: a part of a page's script that an `import()` in its source fetches. */
export interface LatePart {
  /** Its address, which changes with what is in it: `/late/client.1a2b3c4d.js`. */
  readonly path: string;
  readonly code: string;
}

/** A page's script and styles, and its texts in all languages. */
export interface Bundle {
  readonly script: string;
  readonly css: string;
  readonly sets: readonly MessageSet[];
  /** What the script fetches after the document. */
  readonly lateParts: readonly LatePart[];
  /** The installed packages whose code is in the script. */
  readonly packages: readonly string[];
}

/** What stands for other modules in every bundle. */
export const aliasesOf = (settings: BuildSettings): Alias[] => [
  { find: '#brand', replacement: settings.brandFile },
  ...fetchAliases,
];

/** What every bundle is made with; `sets` collects the texts that are in it. */
export const baseConfig = (settings: BuildSettings, sets: Map<string, MessageSet>): InlineConfig => ({
  root,
  configFile: false,
  envFile: false,
  publicDir: false,
  logLevel: 'error',
  mode: 'production',
  // No code here asks for `document.all`, for whose sake `a?.b` would take three times as much for old engines.
  oxc: { jsx: { runtime: 'automatic', development: false }, assumptions: { noDocumentAll: true } },
  plugins: [
    brandPlugin(settings.brand),
    reactPlugin(settings.engine),
    stylesPlugin(),
    messagesPlugin(settings.brand, sets),
    // Last, to see what the others did.
    publishedPlugin(),
  ],
  resolve: { alias: aliasesOf(settings) },
  define: {
    __API_BASE__: JSON.stringify(settings.apiBase),
    'process.env.NODE_ENV': '"production"',
    // Vite takes this from the environment that it was started in.
    'import.meta.env.DEV': 'false',
  },
});

type Output = Rolldown.RolldownOutput['output'];
type Chunk = Output[0];

const outputOf = (result: Awaited<ReturnType<typeof build>>): Output => {
  const [first] = [result].flat();
  if (!first || !('output' in first)) throw new Error('The bundler gave no output.');
  return first.output;
};

/** The file of an entry while it is bundled; its parts share its exports under this name. */
const ENTRY_FILE = 'page.js';
const PART_FILE = '[name].part.js';

interface Bundled {
  readonly entry: string;
  readonly define?: { readonly [name: string]: string };
}

const bundle = async (
  settings: BuildSettings,
  { entry, define }: Bundled,
  sets = new Map<string, MessageSet>(),
): Promise<Output> => {
  const base = baseConfig(settings, sets);
  return outputOf(
    await build({
      ...base,
      define: { ...base.define, ...define },
      build: {
        write: false,
        // Not a page of Vite's: what splits off is fetched by `partLoader.ts`, and not preloaded by a helper of Vite's.
        lib: { entry, formats: ['cjs'], fileName: () => ENTRY_FILE, cssFileName: 'style' },
        target: BROWSERS,
        cssTarget: BROWSERS,
        cssCodeSplit: false,
        modulePreload: false,
        reportCompressedSize: false,
        minify: 'oxc',
        rollupOptions: {
          // What a static page's view exports is all that holds its texts in the bundle.
          preserveEntrySignatures: 'allow-extension',
          output: { chunkFileNames: PART_FILE, generatedCode: { symbols: false } },
        },
      },
    }),
  );
};

// What Vite leaves in a style sheet for itself.
const VITE_MARK = /\/\*\$vite\$:\d+\*\//g;

const isChunk = (file: Output[number]): file is Chunk => file.type === 'chunk';

const shortHash = (content: string): string => createHash('sha256').update(content).digest('hex').slice(0, 8);

const asLatePart = ({ fileName, code, imports }: Chunk): LatePart => {
  const others = imports.filter((name) => name !== ENTRY_FILE);
  if (others.length)
    throw new BuildError(
      `${fileName} shares modules with ${others.join(', ')}: import() them as one, or in the page too.`,
    );
  const script = `window.loanPart=(exports,require)=>{${code.trim()}}`;
  return { path: `/late/${basename(fileName, '.part.js')}.${shortHash(script)}.js`, code: script };
};

let loader: Promise<string> | undefined;

// The same for every page.
const loaderOf = (settings: BuildSettings): Promise<string> => {
  loader ??= bundle(settings, { entry: join(root, 'shared/app/partLoader.ts') }).then(([{ code }]) => code.trim());
  return loader;
};

// As a module it would wait for the whole document, and a policy of hashes would block it: a classic script it is.
const asScript = async (settings: BuildSettings, code: string, parts: readonly (readonly [string, LatePart])[]) => {
  if (!parts.length) return `(()=>{${code.trim()}})()`;
  // What the bundler makes of `import('./client.ts')` is a `require` of the part's file, here a promise of it.
  const named = parts.reduce((script, [file, { path }]) => script.replaceAll(`./${file}`, path), code.trim());
  return `((exports,require)=>{(()=>{${await loaderOf(settings)}})();require=exports.partLoader(exports);${named}})({})`;
};

/** Bundles one entry into a single classic script, with whatever the oldest browsers need compiled away, and its parts. */
export const bundleScript = async (
  settings: BuildSettings,
  entry: string,
  define: { readonly [name: string]: string } = {},
): Promise<Bundle> => {
  const seen = new Map<string, MessageSet>();
  const output = await bundle(settings, { entry, define }, seen);
  const [main, ...others] = output.filter(isChunk);
  if (!main) throw new Error('The bundler gave no script.');
  const parts = others.map((chunk) => [chunk.fileName, asLatePart(chunk)] as const);
  const modules = [main, ...others].flatMap((chunk) => Object.entries(chunk.modules));
  const css = output.find(({ fileName }) => fileName.endsWith('.css'));
  return {
    script: await asScript(settings, main.code, parts),
    css: css && 'source' in css ? String(css.source).replace(VITE_MARK, '').trim() : '',
    sets: modules.flatMap(([id]) => seen.get(id) ?? []),
    lateParts: parts.map(([, part]) => part),
    packages: modules.flatMap(([id, { renderedLength }]) => (renderedLength ? (packageOf(id) ?? []) : [])),
  };
};

/** The view of a static page. */
export const viewOf = (page: Page): string => join(page.path, 'document.tsx');

/** What of a static page's view reaches the borrower beside its HTML: its styles and its texts. */
export const bundleView = (settings: BuildSettings, page: Page): Promise<Pick<Bundle, 'css' | 'sets'>> =>
  bundleScript(settings, viewOf(page));
