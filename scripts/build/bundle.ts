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

/** A chunk: a file next to the pages with a part of a page's script, which an `import()` in its source loads. */
export interface LatePart {
  readonly name: string;
  /** Its address below the base path, which contains a hash of its content: `/late/client.1a2b3c4d.js`. */
  readonly path: string;
  readonly code: string;
  readonly map: ScriptMap;
}

/** The source map of the bundler's output, and the code before that in the script. */
export interface ScriptMap {
  readonly map: Pick<SourceMap, 'version' | 'sources' | 'names' | 'mappings'> | null;
  readonly before: string;
}

/** A script as it stands in a file, with its map. */
export interface MappedScript {
  readonly script: string;
  readonly map: ScriptMap;
}

/** The texts of a set that a bundle uses. */
export interface UsedTexts {
  readonly set: MessageSet;
  readonly keys: readonly string[];
}

/** A page's script and styles, and the texts that it uses. */
export interface Bundle extends MappedScript {
  readonly css: string;
  readonly texts: readonly UsedTexts[];
  /** The chunks that the script loads after the document. */
  readonly lateParts: readonly LatePart[];
  /** The installed packages whose code is in the script. */
  readonly packages: readonly string[];
}

/** The bundler's input options for every bundle; `sets` collects the texts that are in it. */
export const bundleInput = (settings: BuildSettings, sets = new Map<string, MessageSet>()): InputOptions => ({
  cwd: root,
  platform: 'browser',
  logLevel: 'silent',
  plugins: [
    brandPlugin(settings.brand),
    reactPlugin(settings.engine),
    stylesPlugin,
    messagesPlugin(settings.brand, sets),
    // Last, so that it sees the changes of all other plugins.
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

/** The bundler's output options for every script. `hidden` maps are for the publisher of the build; no file refers to one. */
export const bundleOutput = ({ hasSourceMaps }: BuildSettings): OutputOptions => ({
  minify: true,
  comments: false,
  topLevelVar: true,
  generatedCode: { symbols: false },
  sourcemap: hasSourceMaps ? 'hidden' : false,
});

/** Bundles without writing files. @returns the script of the entry, and the other files. */
export const bundle = async (input: InputOptions, output: OutputOptions): Promise<RolldownOutput['output']> =>
  (await build({ ...input, output, write: false })).output;

/** The file name of an entry while it is bundled; its chunks import its exports under this name. */
const ENTRY_FILE = 'page.js';
// As long as the address that replaces it, `/late/[name].1a2b3c4d.js`, so that positions in the script match its map.
const partEnding = ({ basePath }: BuildSettings): string => `.part-of-page${'-'.repeat(basePath.length)}.js`;

// Modules that the page itself imports become part of its script, even if several chunks share them.
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
      // The exports of a static page's view are the only reason why its texts stay in the bundle.
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

// Names the chunk in stack traces, for brands that report errors; without a name, an error in it would seem to have a position in the document.
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
  // In a chunk, `require` returns what the page shares.
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

// A classic script: as a module it would wait for the whole document, and a policy of hashes would block it.
const asScript = async (
  settings: BuildSettings,
  { code, map }: OutputChunk,
  parts: readonly (readonly [string, LatePart])[],
): Promise<MappedScript> => {
  if (!parts.length) return { script: `(()=>{${code.trim()}})()`, map: { map, before: '(()=>{' } };
  // The bundler turns `import('./client.ts')` into a `require` of the chunk's file, which is a promise here.
  const named = parts.reduce(
    (script, [file, { path }]) => script.replaceAll(`./${file}`, settings.basePath + path),
    code.trim(),
  );
  const loader = `(()=>{${await loaderOf(settings)}})();require=exports.partLoader(exports);`;
  const before = `((exports,require)=>{${loader}`;
  return { script: `${before}${named}})({})`, map: { map, before } };
};

// The modules of the page first, then those of the chunks, in the order in which it names them.
const modulesInOrder = (main: OutputChunk, chunks: readonly OutputChunk[]): string[] =>
  [main.fileName, ...main.dynamicImports].flatMap(
    (name) => [main, ...chunks].find(({ fileName }) => fileName === name)?.moduleIds ?? [],
  );

/** Bundles an entry and its chunks into classic scripts, compiled for the oldest browsers. */
export const bundleScript = async (settings: BuildSettings, entry: string): Promise<Bundle> => {
  const seen = new Map<string, MessageSet>();
  const chunksOf = async (codeSplitting?: OutputOptions['codeSplitting']) =>
    (await bundleEntry(settings, entry, seen, codeSplitting)).filter(isChunk);
  let [main, ...chunks] = await chunksOf();
  // Sometimes the bundler puts a part of what the page and its chunks share into a separate file. With an explicit group for the page it does not,
  // but then also moves modules into the page that only the chunks use: so this is done only if needed.
  if (main?.imports.length) [main, ...chunks] = await chunksOf({ groups: [{ name: inPage(entry) }] });
  if (!main) throw new Error('The bundler gave no script.');
  // The page's script runs before all chunks and cannot wait for one.
  if (main.imports.length)
    throw new BuildError(
      `${entry} needs what stands in ${main.imports.join(', ')}: import() that as one with the other parts, or not at all.`,
    );
  // An `import()` in removed code, such as code for another brand, still creates its file.
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

/** The parts of a static page's view that are shipped besides its HTML: its styles and its texts. */
export const bundleView = (settings: BuildSettings, page: Page): Promise<Pick<Bundle, 'css' | 'texts'>> =>
  bundleScript(settings, viewOf(page));
