import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BuildError } from '../build/buildError.ts';
import { filesIn, isHidden } from '../build/filesIn.ts';
import { type Headers, readHeaders } from '../build/hostHeaders.ts';
import { type BuildFacts, factsIn } from '../build/outputFolder.ts';

/** A file of the build with its address on the host. */
export interface PublicFile {
  readonly address: string;
  readonly content: Buffer;
}

/** A build as a host has to serve it, with its facts. */
export interface Build extends BuildFacts {
  /** The documents; each is served at its address with and without the slash, whatever the query. */
  readonly pages: readonly PublicFile[];
  /** All other public files: texts, pictures, files for search engines. */
  readonly files: readonly PublicFile[];
  /** The document for any address that does not exist. */
  readonly notFound: Buffer;
  /** @returns the headers that the response at an address must have. */
  readonly headersAt: (address: string) => Headers;
}

const INDEX = /\/index\.html$/;
const NOT_FOUND = '/404.html';
const isHostOnly = (path: string): boolean => path.startsWith('/_');
// A compressed copy has no address of its own; whether a host uses it shows when the file itself is requested.
const isCopy = (path: string): boolean => path.endsWith('.br');

/** Reads the folder of a build. @throws BuildError with what to do if there is no build. */
export const readBuild = (folder: string): Build => {
  const facts = factsIn(folder);
  const missing = (facts?.basePath ?? '') + NOT_FOUND;
  if (!facts || ![missing, '_headers'].every((file) => existsSync(join(folder, file))))
    throw new BuildError(`There is no build in ${folder}: run npm run build, or name its folder with --dir.`);
  const paths = filesIn(folder)
    // The build does not decide what a host serves below `.well-known`.
    .filter((path) => !isHidden(path))
    .map((path) => `/${path}`)
    .sort();
  const read = (path: string): Buffer => readFileSync(join(folder, path));
  const shown = paths.filter((path) => !isHostOnly(path) && !isCopy(path) && path !== missing);
  return {
    ...facts,
    pages: shown
      .filter((path) => INDEX.test(path))
      .map((path) => ({ address: path.replace(INDEX, '') || '/', content: read(path) })),
    files: shown.filter((path) => !INDEX.test(path)).map((path) => ({ address: path, content: read(path) })),
    notFound: read(missing),
    headersAt: readHeaders(folder),
  };
};
