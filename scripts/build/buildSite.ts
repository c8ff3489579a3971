import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import pMap from 'p-map';
import { pagePlugins } from '../../vite.config.ts';
import { FAVICON, logoOf, paintPictures } from './brandPictures.ts';
import { buildIdOf } from './buildId.ts';
import { pageOutput } from './classicScriptPlugin.ts';
import { commonPartOf } from './commonPart.ts';
import { problemsOfBrandTexts } from './compareTexts.ts';
import { filesIn, isHidden } from './filesIn.ts';
import { findPages, isNotFound, type Page, pathsOf, settingsFor } from './findPages.ts';
import { prerender } from './firstViews.ts';
import { type Hosted, hostFiles } from './hostFiles.ts';
import { licenceParts } from './licenceFiles.ts';
import { brotli, limitNote, measureSize } from './measureSize.ts';
import { NOTICES, noticesOf } from './notices.ts';
import { assertReplaceable, type BuildFacts, replaceFolder, writeFacts } from './outputFolder.ts';
import type { BuiltPage, PageDraft } from './pageDraft.ts';
import { assertNoProblems, isSample, sampleValues } from './readBrand.ts';
import { allMessages } from './readMessages.ts';
import { root } from './root.ts';
import { robots, siteMap } from './searchable.ts';
import type { BuildSettings } from './settings.ts';
import { writeSourceMaps } from './sourceMaps.ts';
import { buildScript, workerScript } from './viteBuild.ts';

interface SiteFile {
  readonly path: string;
  readonly content: string | Buffer;
}

const writeFiles = (folder: string, files: readonly SiteFile[]): void => {
  for (const { path, content } of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
};

interface TextFile extends SiteFile {
  readonly content: string;
  /** What the browser can use before the rest is there. */
  readonly start?: string;
}

const filesOf = ({ page, document, beforeScript, languageFiles, lateParts }: BuiltPage): TextFile[] => {
  const paths = isNotFound(page) ? ['404.html'] : pathsOf(page).map((path) => join(path, 'index.html').slice(1));
  return [
    ...paths.map((path) => ({ path, content: document, start: beforeScript })),
    ...languageFiles,
    ...lateParts.flatMap(({ files }) => files.map(({ path, script }) => ({ path, content: script }))),
  ];
};

const drawingsIn = (folder: string): TextFile[] =>
  filesIn(folder)
    .filter((path) => path.endsWith('.svg'))
    .map((path) => ({ path, content: readFileSync(join(folder, path), 'utf8') }));

// The best-compressed copy of each file, for hosts that can send such files: few compress as well by themselves.
const packedCopiesOf = (files: readonly TextFile[]): Promise<readonly SiteFile[]> =>
  Promise.all(
    files.map(async ({ path, content, start }) => ({ path: `${path}.br`, content: await brotli(content, start) })),
  );

// Files that systems and editors create are not copied; nor is `.well-known`, which the host answers itself.
const copyOwnPictures = ({ brandFolder }: BuildSettings, folder: string): void => {
  const from = join(brandFolder, 'public');
  const filter = (path: string): boolean => !isHidden(relative(from, path).replace(/^\.well-known\b/, ''));
  if (existsSync(from)) cpSync(from, folder, { recursive: true, filter });
};

const hostedOf = ({ hasPreview, basePath }: BuildSettings, pages: readonly BuiltPage[], folder: string): Hosted => {
  const addressesWhere = (holds: (page: Page) => unknown): string[] =>
    pages.flatMap(({ page }) => (holds(page) ? pathsOf(page) : [])).map((path) => path.slice(1));
  return {
    addresses: addressesWhere((page) => !isNotFound(page)),
    framed: addressesWhere(({ facts }) => facts.isFramed),
    // Texts and late parts are in folders of their own, because their names change.
    files: filesIn(folder)
      .filter((path) => !isHidden(path) && !/^(texts|late)\/|^_|\.(html|br)$/.test(path))
      .sort(),
    hasPreview,
    basePath,
  };
};

const factsOf = (settings: BuildSettings): BuildFacts => ({
  id: buildIdOf(settings),
  brand: settings.brand.name,
  basePath: settings.basePath,
  isSample: isSample(settings) || !!sampleValues(settings).length,
  isWhole: !!settings.isPublished && !settings.only.length && !settings.isAdapterOut,
});

const reportSizes = async (settings: BuildSettings, pages: readonly BuiltPage[]): Promise<void> => {
  const sizes = await Promise.all(pages.map((page) => measureSize(page, settings)));
  writeFiles(settings.outDir, [{ path: '_sizes.json', content: `${JSON.stringify(sizes, null, 2)}\n` }]);
  const byPage = Object.fromEntries(sizes.map(({ page, ...size }) => [page, size]));
  console.table(byPage, ['bytes', 'limit', 'beforeScript', 'later']);
  const note = limitNote(sizes);
  if (note) console.log(note);
};

// The bundler works on other threads: with several pages at once, they are busy while this thread waits for a page.
const PAGES_AT_ONCE = 3;

/**
 * Builds every page into the output folder, with the headers for the host, and prints the size of each.
 * @throws BuildError if that folder was not made by a build.
 */
export const buildSite = async (settings: BuildSettings): Promise<readonly BuiltPage[]> => {
  const { brand, basePath, outDir, isPublished } = settings;
  assertReplaceable(outDir);
  assertNoProblems(problemsOfBrandTexts(settings, await allMessages(settings.brandFolder)));
  const pages = await findPages(settings);
  const id = buildIdOf(settings);
  const views = prerender(settings, pages);
  const common = commonPartOf(settings, pages);
  // An error in them is thrown where the first page awaits them.
  for (const each of [views, common]) each.catch(() => {});
  const build = async (page: Page): Promise<BuiltPage> => {
    // A static page has nothing of the common part, and need not wait for it.
    const shared = page.isStatic ? undefined : await common;
    const own = shared?.pages.includes(page.folder) ? shared : undefined;
    // Each plugin adds its part.
    const draft = { settings: settingsFor(settings, page), id, page, common: own } as PageDraft;
    const entry = join(page.path, page.entry);
    const parts = { plugins: pagePlugins(draft, views), output: pageOutput(draft, entry) };
    await buildScript(draft.settings, { entry, format: 'cjs', ...parts });
    if (isPublished) await packedCopiesOf(filesOf(draft));
    return draft;
  };
  const built = await pMap(pages, build, { concurrency: PAGES_AT_ONCE });
  const facts = factsOf(settings);
  replaceFolder(outDir, facts);
  // Files are in the folders of their addresses, so that a host needs no rule for that.
  const folder = join(outDir, basePath);
  cpSync(join(root, 'public'), folder, { recursive: true });
  paintPictures(join(folder, 'images'), brand);
  writeFiles(folder, [{ path: FAVICON, content: logoOf(brand) }]);
  // A brand's own pictures are copied last and not recoloured: they are as the lender wants them.
  copyOwnPictures(settings, folder);
  const files = [...built.flatMap(filesOf), await workerScript(settings), ...(await licenceParts(brand)).files];
  writeFiles(folder, files);
  if (isPublished) writeFiles(folder, await packedCopiesOf([...files, ...drawingsIn(folder)]));
  writeFiles(folder, [
    { path: 'sitemap.xml', content: siteMap(settings, pages) },
    // Search engines read it only at the root of a host, which is not part of this build if there is a base path.
    ...(basePath ? [] : [{ path: 'robots.txt', content: robots(settings) }]),
    { path: NOTICES, content: noticesOf(built.flatMap(({ packages }) => packages)) },
  ]);
  writeFiles(outDir, hostFiles(hostedOf(settings, built, folder)));
  if (isPublished) {
    await reportSizes(settings, built);
    writeSourceMaps(settings, built);
  }
  writeFacts(outDir, facts);
  return built;
};
