import { cpSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import pMap from 'p-map';
import { readPeriodPlan } from '../../shared/api/endpoints/readPeriodPlan.ts';
import { pathAt } from '../../shared/api/request.ts';
import { paintPictures } from './brandPictures.ts';
import { brotli, brotliAhead } from './brotli.ts';
import { buildIdOf } from './buildId.ts';
import { findPages, type Page } from './findPages.ts';
import { prerender } from './firstViews.ts';
import { hostFiles } from './hostFiles.ts';
import { FAVICON, logoOf } from './logo.ts';
import { measureSize, printSizes, withSampleId } from './measureSize.ts';
import { NOTICES, noticesOf } from './notices.ts';
import { assertReplaceable, type BuildFacts, replaceFolder } from './outputFolder.ts';
import { type BuiltPage, buildPage } from './pageDocument.ts';
import type { OnPage } from './progress.ts';
import { robots, siteMap } from './searchable.ts';
import { type BuildSettings, root } from './settings.ts';
import { writeSourceMaps } from './sourceMaps.ts';

const write = (settings: BuildSettings, path: string, content: string | Buffer): void => {
  const file = join(settings.outDir, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};

type Write = typeof write;

// Packed at its best beside it, for hosts that can send a file as it lies: few do that by themselves.
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
  for (const { path, code } of built.lateParts) writeServed(settings, path, code);
};

// What lies beside the pages by now; the texts have a folder of their own, whose names change.
const filesBesidePages = ({ outDir }: BuildSettings): string[] =>
  readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(outDir, path)).isFile())
    .map((path) => path.split(sep).join('/'))
    .filter((path) => !/^(texts|late)\/|^_|\.(html|br)$/.test(path))
    .sort();

const writeHostFiles = (settings: BuildSettings, pages: readonly BuiltPage[]): void => {
  const hosted = {
    addresses: pages.flatMap(cleanAddressesOf),
    framed: pages.filter(({ page }) => page.facts.isFramed).flatMap(cleanAddressesOf),
    files: filesBesidePages(settings),
    hasPreview: settings.hasPreview,
  };
  for (const { path, content } of hostFiles(hosted)) write(settings, path, content);
};

const writeSizes = (settings: BuildSettings, pages: readonly BuiltPage[]): void => {
  const sizes = pages.map((page) => measureSize(page, settings.brand));
  write(settings, '_sizes.json', `${JSON.stringify(sizes, null, 2)}\n`);
  printSizes(sizes);
};

const factsOf = (settings: BuildSettings): BuildFacts => ({
  id: buildIdOf(settings),
  brand: settings.brand.name,
  readCall: settings.apiBase + pathAt(readPeriodPlan, settings.brand),
});

// All that is written or measured of a page.
const textsOf = ({ document, beforeScript, languageFiles, lateParts }: BuiltPage): string[] => [
  document,
  withSampleId(document),
  beforeScript,
  ...languageFiles.map(({ content }) => content),
  ...lateParts.map(({ code }) => code),
];

// The bundler works on other threads, and has something to do there while this one waits for another page.
const PAGES_AT_ONCE = 3;

/** How a build is made. */
export interface BuildOptions {
  /** Whether it may be published: then there is a packed copy beside each file, and its size is measured, which takes long. */
  readonly isPublished?: boolean;
  readonly onPage?: OnPage;
}

/** Builds every page into the output folder, with the headers for the host, and prints the size of each. */
export const buildSite = async (
  settings: BuildSettings,
  { isPublished = false, onPage }: BuildOptions = {},
): Promise<readonly BuiltPage[]> => {
  assertReplaceable(settings.outDir);
  const pages = await findPages(settings);
  const views = prerender(settings, pages);
  // What is wrong with them is thrown where the first page awaits them.
  views.catch(() => {});
  let done = 0;
  const build = async (page: Page): Promise<BuiltPage> => {
    const built = await buildPage({ ...settings, hasSourceMaps: isPublished }, page, views);
    if (isPublished) await brotliAhead(textsOf(built));
    done += 1;
    onPage?.(done, pages.length, page.folder);
    return built;
  };
  const built = await pMap(pages, build, { concurrency: PAGES_AT_ONCE });
  replaceFolder(settings.outDir, factsOf(settings));
  cpSync(join(root, 'public'), settings.outDir, { recursive: true });
  paintPictures(join(settings.outDir, 'images'), settings.brand);
  for (const page of built) writePage(settings, page, isPublished ? writePacked : write);
  write(settings, FAVICON, logoOf(settings.brand));
  write(settings, 'sitemap.xml', siteMap(settings.brand, pages));
  write(settings, 'robots.txt', robots(settings.brand));
  write(settings, NOTICES, noticesOf(built.flatMap(({ packages }) => packages)));
  writeHostFiles(settings, built);
  if (isPublished) {
    writeSizes(settings, built);
    writeSourceMaps(settings, built);
  }
  return built;
};
