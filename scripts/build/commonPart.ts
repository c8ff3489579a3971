import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { Page } from './findPages.ts';
import { messagesPlugin, textsIn } from './messagesPlugin.ts';
import { packagesIn } from './notices.ts';
import type { CommonPart, Link, PageDraft } from './pageDraft.ts';
import { root } from './root.ts';
import type { BuildSettings } from './settings.ts';
import { buildScript } from './viteBuild.ts';

/** What the `later.tsx` of each page of an order has: the larger half of it, and the same on all of them. */
const SOURCE = join(root, 'shared/features/core/paymentParts.ts');

/** What a module imports, at once and later, and the names of its exports. */
type Parsed = Pick<Rolldown.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds' | 'exports'>;

/** Reads all modules of all pages, to see which pages load SOURCE later, and which modules that takes along. */
const survey = async (settings: BuildSettings, pages: readonly Page[]) => {
  const parsed = new Map<string, Parsed>();
  const look: Plugin = {
    name: 'borrower-web:survey',
    moduleParsed: ({ id, importedIds, dynamicallyImportedIds, exports }) =>
      void parsed.set(id, { importedIds, dynamicallyImportedIds, exports }),
  };
  const files = await buildScript(settings, {
    entry: pages.map(({ path, entry }) => join(path, entry)),
    plugins: [messagesPlugin(settings), look],
    output: { minify: false },
  });
  const chunks = files.flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []));
  const left = new Set(chunks.flatMap(([id, { renderedLength }]) => (renderedLength ? id : [])));
  // Without texts, values of the brand and helpers of the compiler: of these constants, a file has its own copies; and without style sheets.
  const withImports = (ids: readonly string[]): readonly string[] => {
    const all = new Set(ids);
    for (const id of all)
      for (const each of parsed.get(id)?.importedIds ?? []) if (!/^\0|\.css$/.test(each)) all.add(each);
    return [...all];
  };
  const documentOf = ({ path, entry }: Page): readonly string[] => withImports([join(path, entry)]);
  const loading = pages.filter((page) =>
    withImports(documentOf(page).flatMap((id) => parsed.get(id)?.dynamicallyImportedIds ?? [])).includes(SOURCE),
  );
  // What is in the document of one of these pages stays with the page, so that none has two copies of a module, and its state.
  const inDocuments = new Set(loading.flatMap(documentOf).filter((id) => left.has(id)));
  const late = new Set(
    loading.length ? withImports([SOURCE]).filter((id) => left.has(id) && !inDocuments.has(id)) : [],
  );
  return { parsed, pages: loading.map(({ folder }) => folder), inDocuments, late };
};

type Survey = Awaited<ReturnType<typeof survey>>;

const SMALL = 'abcdefghijklmnopqrstuvwxyz';
const CAPITAL = SMALL.toUpperCase();

// One letter, and a number after the first 26: no name is a word of the language.
const shortName = (letters: string, at: number): string =>
  `${letters[at % letters.length]}${Math.floor(at / letters.length) || ''}`;

const linksTo = ({ parsed }: Survey, modules: readonly string[], letters: string): readonly Link[] =>
  modules
    .flatMap((module) => (parsed.get(module)?.exports ?? []).map((name) => ({ module, name })))
    .map((link, at) => ({ ...link, as: shortName(letters, at) }));

const usesIn = (code: string, { as }: Link): number => code.match(new RegExp(`\\.${as}\\b`, 'g'))?.length ?? 0;

/** @returns the style sheets that a module of the common part needs, in their order. */
const stylesOf = ({ parsed, late }: Survey, id: string): readonly string[] => {
  const all = new Set([id]);
  for (const each of all)
    for (const imported of parsed.get(each)?.importedIds ?? [])
      if (late.has(imported) || imported.endsWith('.scss.css')) all.add(imported);
  return [...all].filter((each) => !late.has(each)).map((each) => each.replace(/\.css$/, ''));
};

const ENTRY = join(root, 'common');
const PAGE = 'page';

const lines = (links: readonly Link[], line: (link: Link) => string): string => links.map(line).join('\n');

/** Bundles the modules of the common part, with links to those that stay with the page. */
const bundlePlugin = (gives: readonly Link[], takes: readonly Link[]): Plugin => ({
  name: 'borrower-web:common-part',
  enforce: 'pre',
  resolveId: (id) => (id === PAGE || id === ENTRY ? id : null),
  load: (id) => {
    // In a file of its own, which no phone gets: there the page stands.
    if (id === PAGE) return `export const { ${takes.map(({ as }) => as)} } = window;`;
    if (id === ENTRY) return lines(gives, (link) => `export { ${link.name} as ${link.as} } from '${link.module}';`);
    const taken = takes.filter(({ module }) => module === id);
    return taken.length ? lines(taken, (link) => `export { ${link.as} as ${link.name} } from '${PAGE}';`) : null;
  },
});

/** @returns what the rest of these pages has in common; undefined where fewer than two of them have it. */
export const commonPartOf = async (
  settings: BuildSettings,
  pages: readonly Page[],
): Promise<CommonPart | undefined> => {
  if (settings.engine === 'react') return undefined;
  // The modules of React are not ES modules, whose exports could be linked one by one.
  const withScreen = pages.filter(({ isStatic, facts }) => !isStatic && facts.react !== 'react');
  if (withScreen.length < 2) return undefined;
  const found = await survey(settings, withScreen);
  if (found.pages.length < 2) return undefined;
  const { parsed, late, inDocuments } = found;
  const importedByOthers = new Set([...parsed].flatMap(([id, { importedIds }]) => (late.has(id) ? [] : importedIds)));
  const given = [...late].filter((id) => importedByOthers.has(id));
  // What passes on all that another module exports has nothing of that itself.
  const taken = [...inDocuments].filter((id) => !parsed.get(id)?.exports.includes('*'));
  const [gives, all] = [linksTo(found, given, SMALL), linksTo(found, taken, CAPITAL)];
  const output = {
    banner: 'window.loanCommon=(exports,require)=>{',
    footer: '}',
    codeSplitting: { groups: [{ name: PAGE, test: (id: string) => id === PAGE }] },
    // It says `page.A()`, where what is outside would be `(0, page.A)()`: 0.1 kB less.
    minifyInternalExports: false,
  };
  const plugins = [bundlePlugin(gives, all), messagesPlugin(settings)];
  const [chunk] = await buildScript(settings, { entry: ENTRY, format: 'cjs', plugins, output });
  const script = chunk.code.trim();
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 8);
  return {
    path: `/late/common.${hash}.js`,
    script,
    map: chunk.map,
    pages: found.pages,
    modules: new Map([...late].map((id) => [id, stylesOf(found, id)])),
    gives,
    takes: all.filter((link) => usesIn(chunk.code, link)),
    texts: textsIn([chunk]),
    packages: packagesIn([chunk]),
  };
};

/** The module of a page by which it and the common part are linked. */
export const LINKS = '\0common-part';

const linksCode = ({ takes }: CommonPart): string => `
${lines(takes, ({ module, name, as }) => `import { ${name} as ${as} } from '${module}';`)}
export const common = {};
window.loanCommon(common, () => ({ ${takes.map(({ as }) => as)} }));`;

/** What stands in a page for a module of the common part; null for any other module. */
const linkedCode = ({ modules, gives }: CommonPart, id: string): string | null => {
  const styles = modules.get(id);
  if (!styles) return null;
  const given = gives.filter(({ module }) => module === id);
  return `
import { common } from '${LINKS}';
${styles.map((file) => `import '${file}';`).join('\n')}
${lines(given, ({ name, as }) => `export const ${name} = common.${as};`)}`;
};

/** Has a page take the modules of the common part from its file, which runs before them. Their styles stay in the document. */
export const commonPartPlugin = ({ common }: Pick<PageDraft, 'common'>): Plugin => ({
  name: 'borrower-web:common-part',
  enforce: 'pre',
  ...(common && {
    resolveId: (id) => (id === LINKS ? id : null),
    load: (id) => (id === LINKS ? linksCode(common) : linkedCode(common, id)),
  }),
});
