import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BuildError } from '../build/buildError.ts';
import { filesIn, isHidden } from '../build/filesIn.ts';
import { readHeaders } from '../build/headerRules.ts';
import type { Headers } from '../build/hostHeaders.ts';
import { BUILD_FACTS, type BuildFacts, factsIn } from '../build/outputFolder.ts';

/** A file of the build and the address that it is answered at. */
export interface PublicFile {
  readonly address: string;
  readonly content: Buffer;
}

/** A build as a host has to answer it. */
export interface Build {
  /** The path below which all of it stands; empty for the root of a host. */
  readonly basePath: string;
  /** Documents; each answers at its address with and without the slash, whatever the query. */
  readonly pages: readonly PublicFile[];
  /** All else that is public: texts, pictures, what search engines ask for. */
  readonly files: readonly PublicFile[];
  /** The document for any address that there is not. */
  readonly notFound: Buffer;
  /** Addresses of what is for the host alone. */
  readonly hostOnly: readonly string[];
  /** Packed copies, which a host sends in place of another file alone. */
  readonly copies: readonly PublicFile[];
  /** What the answer at an address has to carry. */
  readonly headersAt: (address: string) => Headers;
}

const INDEX = /\/index\.html$/;
const NOT_FOUND = '/404.html';
const isHostOnly = (path: string): boolean => path.startsWith('/_');
// A packed copy is no file of its own; what a host makes of it shows when a browser asks for the file.
const isCopy = (path: string): boolean => path.endsWith('.br');

const noBuildIn = (folder: string): BuildError =>
  new BuildError(`There is no build in ${folder}: run npm run build, or name its folder with --dir.`);

/** Reads a build's folder. @throws BuildError with what to do where there is none. */
export const readBuild = (folder: string): Build => {
  const basePath = factsIn(folder)?.basePath ?? '';
  const missing = basePath + NOT_FOUND;
  if (![missing, '_headers'].every((file) => existsSync(join(folder, file)))) throw noBuildIn(folder);
  const paths = filesIn(folder)
    // Whether a host answers `.well-known` is not a build's to say.
    .filter((path) => !isHidden(path))
    .map((path) => `/${path}`)
    .sort();
  const read = (path: string): Buffer => readFileSync(join(folder, path));
  const shown = paths.filter((path) => !isHostOnly(path) && !isCopy(path) && path !== missing);
  return {
    basePath,
    pages: shown
      .filter((path) => INDEX.test(path))
      .map((path) => ({ address: path.replace(INDEX, '') || '/', content: read(path) })),
    files: shown.filter((path) => !INDEX.test(path)).map((path) => ({ address: path, content: read(path) })),
    notFound: read(missing),
    hostOnly: paths.filter(isHostOnly),
    copies: paths.filter(isCopy).map((path) => ({ address: path, content: read(path) })),
    headersAt: readHeaders(folder),
  };
};

/** What a build says of itself. @throws BuildError where there is none, or one of an earlier version, which said nothing. */
export const readFacts = (folder: string): BuildFacts => {
  const facts = factsIn(folder);
  if (facts?.id && facts.readCall) return facts;
  if (!existsSync(join(folder, NOT_FOUND))) throw noBuildIn(folder);
  throw new BuildError(`${folder} has no whole ${BUILD_FACTS}: build the pages anew.`);
};
