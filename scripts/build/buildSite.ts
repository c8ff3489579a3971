import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotli } from './brotli.ts';
import { findPages } from './findPages.ts';
import { hostFiles } from './hostFiles.ts';
import { type BuiltPage, buildPage } from './pageDocument.ts';
import { robots, siteMap } from './searchable.ts';
import { type BuildSettings, root } from './settings.ts';
import { printWeights, weigh } from './weigh.ts';

const write = (settings: BuildSettings, path: string, content: string | Buffer): void => {
  const file = join(settings.outDir, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};

// Packed at its best beside it, for hosts that can send a file as it lies: few do that by themselves.
const writePacked = (settings: BuildSettings, path: string, content: string): void => {
  write(settings, path, content);
  write(settings, `${path}.br`, brotli(content));
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

const writePage = (settings: BuildSettings, built: BuiltPage): void => {
  for (const address of addressesOf(built)) writePacked(settings, address, built.document);
  for (const { path, content } of built.languageFiles) writePacked(settings, path, content);
};

/** Builds every page into the output folder, with the headers for the host, and prints what each weighs. */
export const buildSite = async (settings: BuildSettings): Promise<readonly BuiltPage[]> => {
  const pages = await findPages(settings);
  // One after the other: the bundler uses all cores itself, and a failure then names its page alone.
  const built: BuiltPage[] = [];
  for (const page of pages) built.push(await buildPage(settings, page));
  rmSync(settings.outDir, { recursive: true, force: true });
  cpSync(join(root, 'public'), settings.outDir, { recursive: true });
  for (const page of built) writePage(settings, page);
  for (const { path, content } of hostFiles(built.flatMap(cleanAddressesOf))) write(settings, path, content);
  write(settings, 'sitemap.xml', siteMap(settings.brand, pages));
  write(settings, 'robots.txt', robots(settings.brand));
  const weights = built.map(weigh);
  write(settings, '_weights.json', `${JSON.stringify(weights, null, 2)}\n`);
  printWeights(weights);
  return built;
};
