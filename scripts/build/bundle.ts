import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import {
  build,
  type ChunkingContext,
  type InputOptions,
  type OutputAsset,
  type OutputChunk,
  type OutputOptions,
  type RolldownOutput,
  type SourceMap,
} from 'rolldown';
import { brandAliases, fetchAliases, storeAliases } from './aliases.ts';
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
import { stylesOf, stylesPlugin } from './stylesPlugin.ts';

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
  readonly map: Pick<SourceMap, 'version' | 'sources' | 'names' | 'mappings'> | null;
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

/** What every bundle is made of; `sets` collects the texts that are in it. */
export const bundleInput = (settings: BuildSettings, sets = new Map<string, MessageSet>()): InputOptions => ({
  cwd: root,
  platform: 'browser',
  logLevel: 'silent',
  plugins: [
    brandPlugin(settings.brand),
    reactPlugin(settings.engine),
    stylesPlugin,
    messagesPlugin(settings.brand, sets),
    // Last, to see what the others did.
    publishedPlugin(),
  ],
  resolve: { alias: { ...brandAliases(settings), ...fetchAliases, ...storeAliases } },
  transform: {
    target: BROWSERS,
    jsx: { runtime: 'automatic', development: false },
    define: {
      __API_BASE__: JSON.stringify(settings.apiBase),
      __BASE_PATH__: JSON.stringify(settings.basePath),
      'process.env.NODE_ENV': '"production"',
      'import.meta.env.DEV': 'false',
      'import.meta.env.SSR': 'false',
      'import.meta.env.MODE': '"production"',
    },
  },
});

/** How every script is written. `hidden` maps are for whoever publishes the build; no file of it names one. */
export const bundleOutput = ({ hasSourceMaps }: BuildSettings): OutputOptions => ({
  minify: true,
  comments: false,
  topLevelVar: true,
  generatedCode: { symbols: false },
  sourcemap: hasSourceMaps ? 'hidden' : false,
});

/** Bundles without writing anything. Answers the script of the entry, and the other files. */
export const bundle = async (input: InputOptions, output: OutputOptions): Promise<RolldownOutput['output']> =>
  (await build({ ...input, output, write: false })).output;

/** The file of an entry while it is bundled; its parts share its exports under this name. */
const ENTRY_FILE = 'page.js';
// As long as the address that takes its place, `/late/[name].1a2b3c4d.js`: positions in the script stay what its map says.
const partEnding = ({ basePath }: BuildSettings): string => `.part-of-page${'-'.repeat(basePath.length)}.js`;

// What the page itself imports goes into its script, however many parts share it.
const inPage = (entry: string) => {
  let ofPage: Set<string> | undefined;
  return (id: string, graph: ChunkingContext): string | null => {
    if (!ofPage) {
      ofPage = new Set([entry]);
      for (const found of ofPage) for (const other of graph.getModuleInfo(found)?.importedIds ?? []) ofPage.add(other);
    }
    return ofPage.has(id) && !packageOf(id) ? 'page' : null;
  };
};

const bundleEntry = (
  settings: BuildSettings,
  entry: string,
  sets?: Map<string, MessageSet>,
  codeSplitting?: OutputOptions['codeSplitting'],
) =>
  bundle(
    {
      ...bundleInput(settings, sets),
      input: entry,
      // What a static page's view exports is all that holds its texts in the bundle.
      preserveEntrySignatures: 'allow-extension',
    },
    {
      ...bundleOutput(settings),
      format: 'cjs',
      entryFileNames: ENTRY_FILE,
      chunkFileNames: `[name]${partEnding(settings)}`,
      ...(codeSplitting && { codeSplitting }),
    },
  );

const isChunk = (file: OutputChunk | OutputAsset): file is OutputChunk => file.type === 'chunk';

const shortHash = (content: string): string => createHash('sha256').update(content).digest('hex').slice(0, 8);

const PART_BEFORE = 'window.loanPart=(exports,require)=>{';

// Names it in stacks, for brands that read them; else an error in it has a place in the document, or so it seems.
const ownName = ({ brand }: BuildSettings, name: string): string =>
  brand.reporting ? `\n//# sourceURL=/late/${name}.js` : '';

const asLatePart = (
  settings: BuildSettings,
  { fileName, code, imports, dynamicImports, map }: OutputChunk,
): LatePart => {
  const others = imports.filter((name) => name !== ENTRY_FILE);
  if (others.length)
    throw new BuildError(
      `${fileName} shares modules with ${others.join(', ')}: import() them as one, or in the page too.`,
    );
  // Of a part, `require` answers with what the page shares.
  if (dynamicImports.length)
    throw new BuildError(
      `${fileName} does import() ${dynamicImports.join(', ')}: do that in the page, which it may call.`,
    );
  const name = basename(fileName, partEnding(settings));
  const script = `${PART_BEFORE}${code.trim()}}${ownName(settings, name)}`;
  return { name, path: `/late/${name}.${shortHash(script)}.js`, code: script, map: { map, before: PART_BEFORE } };
};

let loader: Promise<string> | undefined;

// The same for every page.
const loaderOf = (settings: BuildSettings): Promise<string> => {
  loader ??= bundleEntry(settings, join(root, 'shared/app/partLoader.ts')).then(([{ code }]) => code.trim());
  return loader;
};

// As a module it would wait for the whole document, and a policy of hashes would block it: a classic script it is.
const asScript = async (
  settings: BuildSettings,
  { code, map }: OutputChunk,
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

// Of the page first, then of the parts that it names, as they come.
const modulesInOrder = (main: OutputChunk, chunks: readonly OutputChunk[]): string[] =>
  [main.fileName, ...main.dynamicImports].flatMap(
    (name) => [main, ...chunks].find(({ fileName }) => fileName === name)?.moduleIds ?? [],
  );

/** Bundles one entry into a single classic script, with whatever the oldest browsers need compiled away, and its parts. */
export const bundleScript = async (settings: BuildSettings, entry: string): Promise<Bundle> => {
  const seen = new Map<string, MessageSet>();
  const chunksOf = async (codeSplitting?: OutputOptions['codeSplitting']) =>
    (await bundleEntry(settings, entry, seen, codeSplitting)).filter(isChunk);
  let [main, ...chunks] = await chunksOf();
  // Now and then the bundler leaves some of what the page shares with its parts in a file of its own. Told where it belongs, it
  // also takes what the parts alone use of it: so only then.
  if (main?.imports.length) [main, ...chunks] = await chunksOf({ groups: [{ name: inPage(entry) }] });
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
  return {
    ...(await asScript(settings, main, parts)),
    css: stylesOf(modulesInOrder(main, chunks), settings.brand),
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
