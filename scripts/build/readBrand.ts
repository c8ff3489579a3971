import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { endpoints, endpointsWithoutScreen } from '../../shared/api/allEndpoints.ts';
import type { Brand, PageSizes } from '../../shared/brand/brand.ts';
import { type BrandProblem, problemsOfBrand } from '../../shared/brand/brandRules.ts';
import { brand as adaptedSample } from '../../shared/brand/brands/adapted/brand.ts';
import { brand as sample } from '../../shared/brand/brands/default/brand.ts';
import { brand as philippineSample } from '../../shared/brand/brands/ph/brand.ts';
import { sampleValuesOf } from '../../shared/brand/checkBrand.ts';
import type { Translation } from '../../shared/i18n/messages.ts';
import { typeProblems } from './brandTypes.ts';
import { BuildError } from './buildError.ts';
import { readSwitch } from './command.ts';
import { filesIn, isHidden } from './filesIn.ts';
import { ownFiles, pageFolders } from './ownFiles.ts';
import type { AdapterFiles } from './readAdapter.ts';
import { root } from './root.ts';
import { named, runSource } from './runSource.ts';

/** The brands of this project, each in a folder; a lender's own may lie anywhere (`BRAND_DIR`). */
export const BRANDS = join(root, 'shared/brand/brands');

/** The project's own brands, which are samples throughout. */
const SAMPLES = [sample, philippineSample, adaptedSample];

/** A brand and its location. */
export interface BrandSource {
  /** Its values in `brand.ts`, its adapter, and its pictures in `public/`. */
  readonly brandFolder: string;
  readonly brandFile: string;
  /** The adapter between the app and the lender's service; absent if the service follows the contract. */
  readonly adapter: AdapterFiles | undefined;
  /** The limits that the lender has set for single pages, in `sizes.ts`. */
  readonly sizes: PageSizes;
  readonly brand: Brand;
}

const fileIn = (folder: string): string => join(folder, 'brand.ts');

/**
 * The folder of the brand to build: `BRAND_DIR`, or the folder in `shared/brand/brands/` that `BRAND` names.
 * @throws BuildError if it does not exist, or if both are set.
 */
export const brandFolderOf = ({ BRAND, BRAND_DIR }: NodeJS.ProcessEnv): string => {
  if (BRAND && BRAND_DIR)
    throw new BuildError(`BRAND is "${BRAND}" and BRAND_DIR is "${BRAND_DIR}"; only one of them can be built.`);
  if (BRAND_DIR) {
    const folder = resolve(BRAND_DIR);
    if (existsSync(fileIn(folder))) return folder;
    throw new BuildError(
      `BRAND_DIR is "${BRAND_DIR}", and there is no ${fileIn(folder)}. "npm run brand -- new <name> <folder>" makes one.`,
    );
  }
  const name = BRAND || 'default';
  const folder = join(BRANDS, name);
  if (/^\w+$/.test(name) && existsSync(fileIn(folder))) return folder;
  throw new BuildError(`There is no brand "${name}"; there are: ${readdirSync(BRANDS).join(', ')}.`);
};

const load = async (file: string): Promise<Brand> => {
  const module = await runSource(file);
  if (typeof module['brand'] === 'object' && module['brand']) return module['brand'] as Brand;
  const names = Object.keys(module).join(', ') || 'nothing';
  throw new BuildError(`${named(file)} has to export an object "brand"; it exports ${names}.`);
};

/**
 * The line of a brand's source, from 1, on which the last key of a path such as `terms.lateBands[1].fromDay` stands: each key is looked for behind the
 * one before it. Undefined where the first is not there, as for a key that is spread from elsewhere.
 */
const lineOfKey = (source: string, path: string): number | undefined => {
  let place = -1;
  for (const key of path.replace(/\[\d+\]/g, '').split('.')) {
    const found = new RegExp(`\\b${key}['"]?:`).exec(source.slice(place + 1));
    if (!found) break;
    place += 1 + found.index;
  }
  return place < 0 ? undefined : source.slice(0, place).split('\n').length;
};

/** The problems of a brand as text, one line each with its position in the file. */
export const describeProblems = (file: string, problems: readonly BrandProblem[]): string[] => {
  const source = readFileSync(file, 'utf8');
  return problems.map(({ path, reason }) => {
    const line = lineOfKey(source, path);
    return `${named(file)}${line ? `:${line}` : ''}  ${path} ${reason}`;
  });
};

const callsOf = (brandFolder: string): readonly string[] => [
  ...Object.keys(endpoints),
  ...ownFiles(brandFolder, 'endpoints').keys(),
];

const adapterIn = (brandFolder: string): AdapterFiles | undefined => {
  const file = join(brandFolder, 'adapter.ts');
  const ofCalls = [...ownFiles(brandFolder, 'adapter')].filter(([name]) => callsOf(brandFolder).includes(name));
  const every = existsSync(file) ? file : undefined;
  return every || ofCalls.length ? { every, ofCalls: Object.fromEntries(ofCalls) } : undefined;
};

/** The texts of the files in `i18n/`, and over them those of `brand.ts`. */
const textsOf = async (brandFolder: string, { texts = {} }: Brand): Promise<Brand['texts']> => {
  const files = [...ownFiles(brandFolder, 'i18n')];
  const own = await Promise.all(
    files.map(async ([language, file]) => {
      const { [language]: translation } = await runSource(file);
      if (translation) return [language, translation as Translation] as const;
      throw new BuildError(`${named(file)} has to export an object "${language}".`);
    }),
  );
  const merged: { [language: string]: Translation } = { ...texts };
  for (const [language, translation] of own) {
    const sets = { ...translation };
    for (const [set, worded] of Object.entries(texts[language] ?? {})) sets[set] = { ...sets[set], ...worded };
    merged[language] = sets;
  }
  return merged;
};

const sizesIn = async (brandFolder: string): Promise<PageSizes> => {
  const file = join(brandFolder, 'sizes.ts');
  return existsSync(file) ? ((await runSource(file))['sizes'] as PageSizes) : {};
};

/** @throws BuildError with all of a brand's problems, if there are any. */
export const assertNoProblems = (problems: readonly string[]): void => {
  if (problems.length) throw new BuildError(`This brand cannot be built:\n  ${problems.join('\n  ')}`);
};

/** Reads the brand of a folder as it is. @throws BuildError where a file cannot be read, exports no brand, or has values of other types. */
export const loadBrand = async (brandFolder: string): Promise<BrandSource> => {
  const brandFile = fileIn(brandFolder);
  const brand = await load(brandFile);
  if (!isSample({ brand, brandFolder })) assertNoProblems(await typeProblems(brandFolder));
  const texts = await textsOf(brandFolder, brand);
  const adapter = adapterIn(brandFolder);
  return {
    brandFolder,
    brandFile,
    adapter,
    sizes: await sizesIn(brandFolder),
    brand: { ...brand, ...(texts && Object.keys(texts).length && { texts }) },
  };
};

// The rules for hosts contain each file name: a name with a space or a brace would keep nginx from starting, and one with a `(` would never be
// found.
const oddlyNamed = ({ brandFolder }: BrandSource): readonly string[] =>
  filesIn(join(brandFolder, 'public'))
    .filter((path) => !isHidden(path) && !/^[\w./-]+$/.test(path))
    .map(
      (path) =>
        `${named(join(brandFolder, 'public', path))} cannot be served: name it with letters from a to z, digits, ".", "-" and "_".`,
    );

// A call whose file is misspelt would go out as the contract has it.
const misnamedAdapters = ({ brandFolder }: BrandSource): readonly string[] =>
  [...ownFiles(brandFolder, 'adapter')]
    .filter(([name]) => !callsOf(brandFolder).includes(name))
    .map(
      ([, file]) => `${named(file)} is of no call: name it after one, and keep what adapters import in another folder.`,
    );

const problemsOfSizes = ({ sizes, brandFolder }: BrandSource): readonly string[] =>
  Object.entries(sizes ?? {})
    .filter(([page, { bytes, reason }]) => !pageFolders(brandFolder).has(page) || !(bytes > 0) || !reason?.trim())
    .map(([page]) => `${named(join(brandFolder, 'sizes.ts'))}: ${page} has to be a page, with its bytes and a reason.`);

const problemsOfPages = ({ brand: { pages = {} }, brandFolder }: BrandSource): readonly BrandProblem[] => {
  const all = [...pageFolders(brandFolder).keys()];
  return Object.entries(pages).flatMap(([page, instead]) => {
    const path = `pages.${page}`;
    if (!all.includes(page)) return [{ path, reason: 'is no page' }];
    const isThere = instead === false || (all.includes(instead) && pages[instead] === undefined);
    return isThere ? [] : [{ path, reason: 'must be a page that the brand has, or false' }];
  });
};

/** All problems of a brand that prevent a build, one line each. */
export const brandProblems = (source: BrandSource): readonly string[] => {
  const calls = [...callsOf(source.brandFolder), ...Object.keys(endpointsWithoutScreen)];
  return [
    ...describeProblems(source.brandFile, [...problemsOfBrand(source.brand, calls), ...problemsOfPages(source)]),
    ...oddlyNamed(source),
    ...misnamedAdapters(source),
    ...problemsOfSizes(source),
  ];
};

/** Reads the brand of a folder. @throws BuildError with all problems that prevent a build. */
export const readBrand = async (brandFolder: string): Promise<BrandSource> => {
  const source = await loadBrand(brandFolder);
  assertNoProblems(brandProblems(source));
  return source;
};

/** @returns whether a brand is one of the project's own, which are samples throughout. */
export const isSample = ({ brand, brandFolder }: Pick<BrandSource, 'brand' | 'brandFolder'>): boolean =>
  brandFolder.startsWith(join(BRANDS, '/')) && SAMPLES.some(({ id }) => id === brand.id);

/** The sample values that a brand still contains, one line each; empty for the project's own brands. */
export const sampleValues = (source: BrandSource): string[] =>
  isSample(source) ? [] : describeProblems(source.brandFile, sampleValuesOf(source.brand, SAMPLES));

/** @throws BuildError if the brand contains sample values, which borrowers must not see; `ALLOW_SAMPLES=1` allows them. */
export const assertNoSamples = (source: BrandSource, { ALLOW_SAMPLES }: NodeJS.ProcessEnv = process.env): void => {
  const samples = readSwitch('ALLOW_SAMPLES', ALLOW_SAMPLES) ? [] : sampleValues(source);
  if (!samples.length) return;
  throw new BuildError(
    `Borrowers would see values that are still samples:\n  ${samples.join('\n  ')}\nState your own values, or build it for a trial with ALLOW_SAMPLES=1.`,
  );
};
