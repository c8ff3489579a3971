import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import pMap from 'p-map';
import { FAVICON, logoOf, paintPictures } from './brandPictures.ts';
import { assertBrandTexts } from './brandTexts.ts';
import { brotli, brotliAhead } from './brotli.ts';
import { buildIdOf } from './buildId.ts';
import { filesIn, isHidden } from './filesIn.ts';
import { findPages, type Page } from './findPages.ts';
import { prerender } from './firstViews.ts';
import { headersNote, hostFiles } from './hostFiles.ts';
import { licenceParts } from './licenceFiles.ts';
import { limitNote, measureSize, printSizes } from './measureSize.ts';
import { NOTICES, noticesOf } from './notices.ts';
import { assertReplaceable, type BuildFacts, replaceFolder, writeFacts } from './outputFolder.ts';
import { buildPage } from './pageDocument.ts';
import type { BuiltPage } from './pageDraft.ts';
import { isSample, sampleValues } from './readBrand.ts';
import { readCallsOf } from './readCall.ts';
import { allMessages } from './readMessages.ts';
import { root } from './root.ts';
import { robots, siteMap } from './searchable.ts';
import type { BuildSettings } from './settings.ts';
import { writeSourceMaps } from './sourceMaps.ts';
import { workerScript } from './worker.ts';

const writeFile = (file: string, content: string | Buffer): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};

type Write = (settings: BuildSettings, path: string, content: string | Buffer) => void;

// Files are in the folders of their addresses, so that a host needs no rule for that.
const publicFolder = ({ outDir, basePath }: BuildSettings): string => join(outDir, basePath);

const write: Write = (settings, path, content) => writeFile(join(publicFolder(settings), path), content);

const writeForHost: Write = ({ outDir }, path, content) => writeFile(join(outDir, path), content);

// Writes the best-compressed copy next to each file, for hosts that can send such files: few compress as well by themselves.
const writePacked: Write = (settings, path, content) => {
  write(settings, path, content);
  write(settings, `${path}.br`, brotli(String(content)));
};

const addressesOf = ({ page }: BuiltPage): string[] => [
  page.facts.file ?? `${page.folder}/index.html`,
  ...(page.facts.alsoAt ?? []).map((address) => `${address}/index.html`),
];

// The 404 page has no address of its own.
const cleanAddressesOf = (page: BuiltPage): string[] =>
  addressesOf(page)
    .filter((file) => file.endsWith('index.html'))
    .map((file) => file.replace(/\/?index\.html$/, ''));

const writePage = (settings: BuildSettings, built: BuiltPage, writeServed: Write): void => {
  for (const address of addressesOf(built)) writeServed(settings, address, built.document);
  for (const { path, content } of built.languageFiles) writeServed(settings, path, content);
  for (const { path, script } of built.lateParts) writeServed(settings, path, script);
};

// The files next to the pages so far; texts are in a folder of their own, because their names change.
const filesBesidePages = (folder: string): string[] =>
  filesIn(folder)
    .filter((path) => !isHidden(path) && !/^(texts|late)\/|^_|\.(html|br)$/.test(path))
    .sort();

const ownPictures = ({ brandFolder }: BuildSettings): string => join(brandFolder, 'public');

// Files that systems and editors create are not copied; nor is `.well-known`, which the host answers itself.
const copyOwnPictures = (settings: BuildSettings): void => {
  const from = ownPictures(settings);
  const filter = (path: string): boolean => !isHidden(relative(from, path).replace(/^\.well-known\b/, ''));
  if (existsSync(from)) cpSync(from, publicFolder(settings), { recursive: true, filter });
};

const writeHostFiles = (settings: BuildSettings, pages: readonly BuiltPage[]): void => {
  const hosted = {
    addresses: pages.flatMap(cleanAddressesOf),
    framed: pages.filter(({ page }) => page.facts.isFramed).flatMap(cleanAddressesOf),
    ofWorker: pages
      .filter(({ page }) => page.facts.worksOffline && settings.brand.worksOffline !== false)
      .flatMap(cleanAddressesOf),
    files: filesBesidePages(publicFolder(settings)),
    hasPreview: settings.hasPreview,
    basePath: settings.basePath,
  };
  for (const { path, content } of hostFiles(hosted)) writeForHost(settings, path, content);
  const note = headersNote(hosted);
  if (note) console.log(note);
};

const writeSizes = (settings: BuildSettings, pages: readonly BuiltPage[]): void => {
  const sizes = pages.map((page) => measureSize(page, settings));
  writeForHost(settings, '_sizes.json', `${JSON.stringify(sizes, null, 2)}\n`);
  printSizes(sizes);
  const note = limitNote(sizes);
  if (note) console.log(note);
};

const factsOf = async (settings: BuildSettings, isPublished: boolean): Promise<BuildFacts> => ({
  id: buildIdOf(settings),
  brand: settings.brand.name,
  ...(await readCallsOf(settings)),
  ...(settings.brand.reporting && { reportsTo: settings.brand.reporting.endpoint }),
  basePath: settings.basePath,
  isSample: isSample(settings) || !!sampleValues(settings).length,
  isWhole: isPublished && !settings.only.length && !settings.isAdapterOut,
});

// All texts of a page that are written or measured.
const textsOf = ({ document, beforeScript, languageFiles, lateParts }: BuiltPage): string[] => [
  document,
  beforeScript,
  ...languageFiles.map(({ content }) => content),
  ...lateParts.map(({ script }) => script),
];

// The bundler works on other threads: with several pages at once, they are busy while this thread waits for a page.
const PAGES_AT_ONCE = 3;

/** How a build is made. */
export interface BuildOptions {
  /** Whether it may be published: it then has a compressed copy of each file, a table of sizes, and source maps. */
  readonly isPublished?: boolean;
}

/**
 * Builds every page into the output folder, with the headers for the host, and prints the size of each.
 * @throws BuildError if that folder was not made by a build.
 */
export const buildSite = async (
  settings: BuildSettings,
  { isPublished = false }: BuildOptions = {},
): Promise<readonly BuiltPage[]> => {
  assertReplaceable(settings.outDir);
  assertBrandTexts(settings, await allMessages());
  const pages = await findPages(settings);
  const views = prerender(settings, pages);
  // An error in them is thrown where the first page awaits them.
  views.catch(() => {});
  const build = async (page: Page): Promise<BuiltPage> => {
    const built = await buildPage({ ...settings, hasSourceMaps: isPublished }, page, views);
    if (isPublished) await brotliAhead(textsOf(built));
    return built;
  };
  const built = await pMap(pages, build, { concurrency: PAGES_AT_ONCE });
  const facts = await factsOf(settings, isPublished);
  replaceFolder(settings.outDir, facts);
  cpSync(join(root, 'public'), publicFolder(settings), { recursive: true });
  paintPictures(join(publicFolder(settings), 'images'), settings.brand);
  write(settings, FAVICON, logoOf(settings.brand));
  // A brand's own pictures are copied last and not recoloured: they are as the lender wants them.
  copyOwnPictures(settings);
  const writeServed = isPublished ? writePacked : write;
  for (const page of built) writePage(settings, page, writeServed);
  const worker = await workerScript(settings);
  writeServed(settings, worker.path, worker.code);
  for (const { path, content } of (await licenceParts(settings.brand)).files) writeServed(settings, path, content);
  write(settings, 'sitemap.xml', siteMap(settings, pages));
  // Search engines read it only at the root of a host, which is not part of this build if there is a base path.
  if (!settings.basePath) write(settings, 'robots.txt', robots(settings));
  write(settings, NOTICES, noticesOf(built.flatMap(({ packages }) => packages)));
  writeHostFiles(settings, built);
  if (isPublished) {
    writeSizes(settings, built);
    writeSourceMaps(settings, built);
  }
  writeFacts(settings.outDir, facts);
  return built;
};
