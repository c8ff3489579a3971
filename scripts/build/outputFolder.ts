import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BuildError } from './buildError.ts';
import { parseJson } from './parseJson.ts';

/** The name of a file in each folder made by a build: the next build removes such a folder with all its content, and no other folder. */
export const BUILD_FACTS = '_build.json';

/** The facts about a build, for the host and for `verify-deploy`. */
export interface BuildFacts {
  readonly id: string;
  readonly brand: string;
  /** The path below which the pages are served, such as `/app`; empty for the root of their host. */
  readonly basePath: string;
  /** Whether it contains values of a sample, which borrowers must not see. */
  readonly isSample: boolean;
  /** Whether it is complete: finished, with every page and its compressed copy, as a host needs it. */
  readonly isWhole: boolean;
}

/** Reads the facts of the build in a folder; undefined if no build has made the folder. @throws BuildError if the file is incomplete. */
export const factsIn = (folder: string): BuildFacts | undefined => {
  const file = join(folder, BUILD_FACTS);
  if (!existsSync(file)) return undefined;
  const facts = parseJson(readFileSync(file, 'utf8'));
  if (typeof facts !== 'object' || !facts) throw new BuildError(`${file} is no JSON of a build: build the pages anew.`);
  return facts as BuildFacts;
};

/** @throws BuildError where something stands in the way that no build has made. It removes nothing. */
export const assertReplaceable = (folder: string): void => {
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory()) throw new BuildError(`${folder} is a file, and the pages need a folder.`);
  if (!readdirSync(folder).length || existsSync(join(folder, BUILD_FACTS))) return;
  throw new BuildError(
    `${folder} holds files that no build has made, and would be removed: nothing has been touched. Name an empty folder as OUT_DIR, or empty this one yourself.`,
  );
};

/** Writes the facts of a build. */
export const writeFacts = (folder: string, facts: BuildFacts): void =>
  writeFileSync(join(folder, BUILD_FACTS), `${JSON.stringify(facts, null, 2)}\n`);

/** Replaces the folder with an empty one that only contains the facts of a build in progress. @throws BuildError as `assertReplaceable`. */
export const replaceFolder = (folder: string, facts: BuildFacts): void => {
  assertReplaceable(folder);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFacts(folder, { ...facts, isWhole: false });
};
