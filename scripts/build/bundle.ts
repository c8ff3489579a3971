import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import { type Alias, build, type InlineConfig, type Rolldown } from 'vite';
import { brandAliases, fetchAliases } from './aliases.ts';
import { brandPlugin } from './brandPlugin.ts';
import { BuildError } from './buildError.ts';
import type { Page } from './findPages.ts';
import { messagesPlugin } from './messagesPlugin.ts';
import { packageOf } from './notices.ts';
import { publishedPlugin } from './publishedPlugin.ts';
import { reactPlugin } from './reactPlugin.ts';
import type { MessageSet } from './readMessages.ts';
import { root } from './root.ts';
import type { BuildSettings } from './settings.ts';
import { stylesPlugin } from './stylesPlugin.ts';

/** The oldest browsers that the app runs on. */
export const BROWSERS = ['chrome64', 'safari12'];

/** A file beside the pages: a part of a page's script that an `import()` in its source fetches. */
export interface LatePart {
  readonly name: string;
  /** Its address below the pages' path, which changes with what is in it: `/late/client.1a2b3c4d.js`. */
  readonly path: string;
  readonly code: string;
  readonly map: ScriptMap;
}

/** The source map of what the bundler has made, and what stands before that in the script. */
export interface ScriptMap {
  readonly map: Pick<Rolldown.SourceMap, 'version' | 'sources' | 'names' | 'mappings'> | null;
  readonly before: string;
}

/** A script as it stands in a file, with its map. */
export interface MappedScript {
  readonly script: string;
  readonly map: ScriptMap;
}

/** What a bundle uses of a set of texts. */
export interface UsedTexts {
  readonly set: MessageSet;
  readonly keys: readonly string[];
}

/** A page's script and styles, and the texts that it uses. */
export interface Bundle extends MappedScript {
  readonly css: string;
  readonly texts: readonly UsedTexts[];
  /** What the script fetches after the document. */
  readonly lateParts: readonly LatePart[];
  /** The installed packages whose code is in the script. */
  readonly packages: readonly string[];
}

/** What stands for other modules in every bundle. */
export const aliasesOf = (settings: BuildSettings): Alias[] => [...brandAliases(settings), ...fetchAliases];

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
    stylesPlugin(settings.brand),
    messagesPlugin(settings.brand, sets),
    // Last, to see what the others did.
    publishedPlugin(),
  ],
  resolve: { alias: aliasesOf(settings) },
  // Without it, every build looks for a configuration of PostCSS in every folder above.
  css: { postcss: {} },
  define: {
    __API_BASE__: JSON.stringify(settings.apiBase),
    __BASE_PATH__: JSON.stringify(settings.basePath),
    'process.env.NODE_ENV': '"production"',
    // Vite takes this from the environment that it was started in.
    'import.meta.env.DEV': 'false',
  },
});

type Output = Rolldown.RolldownOutput['output'];
type Chunk = Output[0];

/** The files of a build with one output. */
export const outputOf = (result: Awaited<ReturnType<typeof build>>): Output => {
  const [first] = [result].flat();
  if (!first || !('output' in first)) throw new Error('The bundler gave no output.');
  return first.output;
};

/** The file of an entry while it is bundled; its parts share its exports under this name. */
const ENTRY_FILE = 'page.js';
// As long as the address that takes its place, `/late/[name].1a2b3c4d.js`: positions in the script stay what its map says.
const partEnding = ({ basePath }: BuildSettings): string => `.part-of-page${'-'.repeat(basePath.length)}.js`;

const bundle = async (settings: BuildSettings, entry: string, sets = new Map<string, MessageSet>()): Promise<Output> =>
  outputOf(
    await build({
      ...baseConfig(settings, sets),
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
        // For whoever publishes the build; no file of it names one.
        sourcemap: settings.hasSourceMaps ? 'hidden' : false,
        rollupOptions: {
          // What a static page's view exports is all that holds its texts in the bundle.
          preserveEntrySignatures: 'allow-extension',
          output: { chunkFileNames: `[name]${partEnding(settings)}`, generatedCode: { symbols: false } },
        },
      },
    }),
  );

// What Vite leaves in a style sheet for itself.
const VITE_MARK = /\/\*\$vite\$:\d+\*\//g;

const isChunk = (file: Output[number]): file is Chunk => file.type === 'chunk';

const shortHash = (content: string): string => createHash('sha256').update(content).digest('hex').slice(0, 8);

const PART_BEFORE = 'window.loanPart=(exports,require)=>{';

// Names it in stacks, for brands that read them; else an error in it has a place in the document, or so it seems.
const ownName = ({ brand }: BuildSettings, name: string): string =>
  brand.reporting ? `\n//# sourceURL=/late/${name}.js` : '';

const asLatePart = (settings: BuildSettings, { fileName, code, imports, map }: Chunk): LatePart => {
  const others = imports.filter((name) => name !== ENTRY_FILE);
  if (others.length)
    throw new BuildError(
      `${fileName} shares modules with ${others.join(', ')}: import() them as one, or in the page too.`,
    );
  const name = basename(fileName, partEnding(settings));
  const script = `${PART_BEFORE}${code.trim()}}${ownName(settings, name)}`;
  return { name, path: `/late/${name}.${shortHash(script)}.js`, code: script, map: { map, before: PART_BEFORE } };
};

let loader: Promise<string> | undefined;

// The same for every page.
const loaderOf = (settings: BuildSettings): Promise<string> => {
  loader ??= bundle(settings, join(root, 'shared/app/partLoader.ts')).then(([{ code }]) => code.trim());
  return loader;
};

// As a module it would wait for the whole document, and a policy of hashes would block it: a classic script it is.
const asScript = async (
  settings: BuildSettings,
  { code, map }: Chunk,
  parts: readonly (readonly [string, LatePart])[],
): Promise<MappedScript> => {
  if (!parts.length) return { script: `(()=>{${code.trim()}})()`, map: { map, before: '(()=>{' } };
  // What the bundler makes of `import('./client.ts')` is a `require` of the part's file, here a promise of it.
  const named = parts.reduce(
    (script, [file, { path }]) => script.replaceAll(`./${file}`, settings.basePath + path),
    code.trim(),
  );
  const loader = `(()=>{${await loaderOf(settings)}})();require=exports.partLoader(exports);`;
  const before = `((exports,require)=>{${loader}`;
  return { script: `${before}${named}})({})`, map: { map, before } };
};

/** Bundles one entry into a single classic script, with whatever the oldest browsers need compiled away, and its parts. */
export const bundleScript = async (settings: BuildSettings, entry: string): Promise<Bundle> => {
  const seen = new Map<string, MessageSet>();
  const output = await bundle(settings, entry, seen);
  const [main, ...chunks] = output.filter(isChunk);
  if (!main) throw new Error('The bundler gave no script.');
  // The page's script runs before any of its parts, and cannot wait for one.
  if (main.imports.length)
    throw new BuildError(
      `${entry} needs what stands in ${main.imports.join(', ')}: import() that as one with the other parts, or not at all.`,
    );
  // An `import()` in code that is left out, as for another brand, leaves its file behind.
  const others = chunks.filter(({ fileName }) => [main, ...chunks].some(({ code }) => code.includes(`./${fileName}`)));
  const parts = others.map((chunk) => [chunk.fileName, asLatePart(settings, chunk)] as const);
  const modules = [main, ...others].flatMap((chunk) => Object.entries(chunk.modules));
  const css = output.find(({ fileName }) => fileName.endsWith('.css'));
  return {
    ...(await asScript(settings, main, parts)),
    css: css && 'source' in css ? String(css.source).replace(VITE_MARK, '').trim() : '',
    texts: modules.flatMap(([id, { renderedExports }]) => {
      const set = seen.get(id);
      return set ? [{ set, keys: renderedExports }] : [];
    }),
    lateParts: parts.map(([, part]) => part),
    packages: modules.flatMap(([id, { renderedLength }]) => (renderedLength ? (packageOf(id) ?? []) : [])),
  };
};

/** The view of a static page. */
export const viewOf = (page: Page): string => join(page.path, 'document.tsx');

/** What of a static page's view reaches the borrower beside its HTML: its styles and its texts. */
export const bundleView = (settings: BuildSettings, page: Page): Promise<Pick<Bundle, 'css' | 'texts'>> =>
  bundleScript(settings, viewOf(page));
