import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { BuildError } from './buildError.ts';
import { textsIn } from './messagesPlugin.ts';
import { packageOf } from './notices.ts';
import type { LatePart, PageDraft } from './pageDraft.ts';
import { root } from './root.ts';
import type { BuildSettings } from './settings.ts';
import { buildScript, chunksOf, type MappedScript } from './viteBuild.ts';

/** The file name of a page's script while it is bundled; its late parts import its exports under this name. */
const PAGE_FILE = 'page.js';

// As long as the address that replaces it, `/late/[name].1a2b3c4d.js`, so that positions in the script match its map.
const partEnding = ({ basePath }: BuildSettings): string => `.part-of-page${'-'.repeat(basePath.length)}.js`;

// The modules that these import, and all that those import.
const reached = (ids: readonly string[], graph: Rolldown.ChunkingContext): ReadonlySet<string> => {
  const found = new Set(ids);
  for (const id of found) for (const other of graph.getModuleInfo(id)?.importedIds ?? []) found.add(other);
  return found;
};

// A module that a page imports and more than one of its late parts would become a third file; it stands in the page.
const inPage = (entry: string) => {
  let shared: ReadonlySet<string> | undefined;
  return (id: string, graph: Rolldown.ChunkingContext): string | null => {
    if (!shared) {
      const ofPage = [...reached([entry], graph)];
      const entries = new Set(ofPage.flatMap((each) => graph.getModuleInfo(each)?.dynamicallyImportedIds ?? []));
      const parts = [...entries].map((each) => reached([each], graph));
      shared = new Set(ofPage.filter((each) => parts.filter((part) => part.has(each)).length > 1));
    }
    return id === entry || shared.has(id) ? 'page' : null;
  };
};

/** The bundler's output options for a page: its script, and a file for each late part. */
export const pageOutput = (settings: BuildSettings, entry: string): Rolldown.OutputOptions => ({
  entryFileNames: PAGE_FILE,
  chunkFileNames: `[name]${partEnding(settings)}`,
  codeSplitting: { groups: [{ name: inPage(entry) }] },
});

const PART_BEFORE = 'window.loanPart=(exports,require)=>{';

// Names the part in stack traces, for brands that report errors; without a name, an error in it would seem to have a position in the document.
const ownName = ({ brand }: BuildSettings, name: string): string =>
  brand.reporting ? `\n//# sourceURL=/late/${name}.js` : '';

// In a late part, `require` returns what the page shares.
const asLatePart = (
  settings: BuildSettings,
  { fileName, code, imports, dynamicImports, map }: Rolldown.OutputChunk,
): LatePart => {
  const others = imports.filter((name) => name !== PAGE_FILE);
  if (others.length)
    throw new BuildError(
      `${fileName} shares modules with ${others.join(', ')}: import() them as one, or in the page too.`,
    );
  if (dynamicImports.length)
    throw new BuildError(
      `${fileName} does import() ${dynamicImports.join(', ')}: do that in the page, which it may call.`,
    );
  const name = basename(fileName, partEnding(settings));
  const script = `${PART_BEFORE}${code.trim()}}${ownName(settings, name)}`;
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 8);
  return { name, path: `/late/${name}.${hash}.js`, script, map: { map, before: PART_BEFORE } };
};

let loader: Promise<string> | undefined;

// The same for every page.
const loaderOf = (settings: BuildSettings): Promise<string> => {
  loader ??= buildScript(settings, { entry: join(root, 'shared/app/partLoader.ts'), format: 'cjs' }).then(
    ([{ code }]) => code.trim(),
  );
  return loader;
};

// A classic script: as a module it would wait for the whole document, and a policy of hashes would block it.
const asScript = async (
  settings: BuildSettings,
  { code, map }: Rolldown.OutputChunk,
  parts: readonly (readonly [string, LatePart])[],
): Promise<MappedScript> => {
  if (!parts.length) return { script: `(()=>{${code.trim()}})()`, map: { map, before: '(()=>{' } };
  // The bundler turns `import('./later.tsx')` into a `require` of the part's file, which is a promise here.
  const named = parts.reduce(
    (script, [file, { path }]) => script.replaceAll(`./${file}`, settings.basePath + path),
    code.trim(),
  );
  const before = `((exports,require)=>{(()=>{${await loaderOf(settings)}})();require=exports.partLoader(exports);`;
  return { script: `${before}${named}})({})`, map: { map, before } };
};

// For Chromium from version 136: compile the whole script at once, not each function at its first call. A page that renders a response calls most
// of them when it arrives, which is when the borrower waits. Other browsers take the line for a comment.
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad\n';

const compiledAtOnce = ({ script, map: { map, before } }: MappedScript): MappedScript => ({
  script: COMPILE_AT_ONCE + script,
  map: { map, before: COMPILE_AT_ONCE + before },
});

/** Makes one classic script of what the bundler gives for a page, and a file of each `import()` in it. */
export const classicScriptPlugin = (draft: PageDraft): Plugin => ({
  name: 'borrower-web:classic-script',
  enforce: 'post',
  async generateBundle(_, bundle) {
    const { settings, page } = draft;
    const [main, ...chunks] = chunksOf(bundle);
    // An `import()` in removed code, such as code for another brand, still creates its file.
    const others = chunks.filter(({ fileName }) => chunksOf(bundle).some(({ code }) => code.includes(`./${fileName}`)));
    const parts = others.map((chunk) => [chunk.fileName, asLatePart(settings, chunk)] as const);
    const modules = [main, ...others].flatMap((chunk) => Object.entries(chunk.modules));
    const script = await asScript(settings, main, parts);
    draft.script = page.facts.early ? compiledAtOnce(script) : script;
    draft.lateParts = parts.map(([, part]) => part);
    draft.texts = textsIn([main, ...others], draft.sets);
    draft.packages = modules.flatMap(([id, { renderedLength }]) => (renderedLength ? (packageOf(id) ?? []) : []));
  },
});
