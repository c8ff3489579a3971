import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import { BuildError } from './buildError.ts';
import { LINKS } from './commonPart.ts';
import { textsIn } from './messagesPlugin.ts';
import { packagesIn } from './notices.ts';
import { afterBundle, type LateFile, type LatePart, type PageDraft } from './pageDraft.ts';
import type { MappedScript } from './viteBuild.ts';

/** The file name of a page's script while it is bundled; its late parts import its exports under this name. */
const PAGE_FILE = 'page.js';

// As long as the addresses that replace it, `/late/[name].1a2b3c4d.js` and that of the common part, so that positions in the script match its map.
const partEnding = (added: string): string => `.part-of-page${'-'.repeat(added.length)}.js`;

// The common part of a late part that has modules of it.
const commonOf = ({ common }: PageDraft, moduleIds: readonly string[]): readonly LateFile[] =>
  common && moduleIds.includes(LINKS) ? [common] : [];

const addedTo = (draft: PageDraft, moduleIds: readonly string[]): string =>
  [{ path: '' }, ...commonOf(draft, moduleIds)].map(({ path }) => draft.settings.basePath + path).join(' ');

/** The bundler's output options for a page: its script, with all that it imports, and a file for each late part, which leaves a function. */
export const pageOutput = (draft: PageDraft, entry: string): Rolldown.OutputOptions => ({
  entryFileNames: PAGE_FILE,
  chunkFileNames: ({ moduleIds }) => `[name]${partEnding(addedTo(draft, moduleIds))}`,
  // Else a module that the page and two of its late parts share would become a third file.
  codeSplitting: { groups: [{ name: 'page', test: (id) => id === entry }] },
  // In a late part, `require` returns what the page shares.
  banner: ({ isEntry }) => (isEntry ? '' : 'window.loanPart=(exports,require)=>{'),
  footer: ({ isEntry }) => (isEntry ? '' : '}'),
  // For brands that report errors: in a stack without a name, an error in the part would seem to have a position in the document.
  postFooter: ({ isEntry, name }) =>
    !isEntry && draft.settings.brand.reporting ? `\n//# sourceURL=/late/${name}.js` : '',
});

/** What is between the files of a part when it runs: shared/app/partLoader.ts. */
const BETWEEN_FILES = '\n';

const asLatePart = (
  draft: PageDraft,
  { fileName, name, code, imports, dynamicImports, map, moduleIds }: Rolldown.OutputChunk,
): LatePart => {
  const others = [...imports.filter((file) => file !== PAGE_FILE), ...dynamicImports];
  if (others.length)
    throw new BuildError(
      `${fileName} needs ${others.join(', ')}: import what they share, and import() them, in the page.`,
    );
  const script = code.trim();
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 8);
  const own = { path: `/late/${name}.${hash}.js`, script, map };
  const files = [own, ...commonOf(draft, moduleIds)];
  return { name, files, script: files.map((file) => file.script).join(BETWEEN_FILES) };
};

// The bundler turns `import('./later.tsx')` into a `require` of the part's file, which is a promise here.
const withAddresses = (
  { settings }: PageDraft,
  { code, map }: Rolldown.OutputChunk,
  parts: readonly (readonly [file: string, part: LatePart])[],
): MappedScript => ({
  script: parts.reduce(
    (script, [file, { files }]) =>
      script.replaceAll(`./${file}`, files.map(({ path }) => settings.basePath + path).join(' ')),
    code.trim(),
  ),
  map,
});

/** Makes one classic script of what the bundler gives for a page, and a file of each `import()` in it. */
export const classicScriptPlugin = (draft: PageDraft): Plugin =>
  afterBundle('classic-script', async (bundle) => {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const main = chunks.find(({ isEntry }) => isEntry);
    if (!main) throw new Error('The bundler gave no script.');
    if (main.moduleIds.includes(LINKS))
      throw new Error(`pages/${draft.page.folder}: its document needs the common part.`);
    // An `import()` in removed code, such as code for another brand, still creates its file.
    const isNamed = ({ fileName }: Rolldown.OutputChunk): boolean =>
      chunks.some(({ code }) => code.includes(`./${fileName}`));
    const others = chunks.filter((chunk) => chunk !== main && isNamed(chunk));
    const parts = others.map((chunk) => [chunk.fileName, asLatePart(draft, chunk)] as const);
    draft.script = withAddresses(draft, main, parts);
    draft.lateParts = parts.map(([, part]) => part);
    draft.texts = [...textsIn([main, ...others]), ...(draft.common?.texts ?? [])];
    draft.modules = main.modules;
    draft.packages = [...packagesIn([main, ...others]), ...(draft.common?.packages ?? [])];
  });
