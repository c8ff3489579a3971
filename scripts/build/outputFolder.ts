import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, resolve, sep } from 'node:path';
import { BuildError } from './buildError.ts';
import { parseJson } from './parseJson.ts';

/** Lies in a folder that a build has made: the next build removes such a folder with all that is in it, and no other. */
export const BUILD_FACTS = '_build.json';

/** A request of the pages as it leaves, with the session of nobody. */
export interface ReadCall {
  /** From the pages' own address, or with an origin. */
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: { readonly [name: string]: string };
  readonly body?: string | undefined;
  /** Whether the brand's adapter has made it: such a service may answer 404 where there is no such order. */
  readonly isAdapted: boolean;
}

/** What a build says of itself, for the host and for `verify-deploy`. */
export interface BuildFacts {
  readonly id: string;
  readonly brand: string;
  /** A call that reads: who can reach it can reach the service. */
  readonly readCall: ReadCall;
  /** Another that reads, by GET: a proxy or a cache may treat that otherwise. Version 1.0 did not name it. */
  readonly orderCall?: ReadCall;
  /** Where the pages report to; absent where they do not. */
  readonly reportsTo?: string;
  /** The path below which the pages stand, such as `/app`; empty for the root of their host. */
  readonly basePath: string;
  /** Whether it shows what belongs to a sample: no borrower may see it. */
  readonly isSample: boolean;
  /** Whether it has ended, and has every page with its packed copy, as a host needs it. */
  readonly isWhole: boolean;
}

/** What a folder's build says of itself; undefined where no build has made it. @throws BuildError where that is broken off. */
export const factsIn = (folder: string): BuildFacts | undefined => {
  const file = join(folder, BUILD_FACTS);
  if (!existsSync(file)) return undefined;
  const facts = parseJson(readFileSync(file, 'utf8'));
  if (typeof facts !== 'object' || !facts) throw new BuildError(`${file} is no JSON of a build: build the pages anew.`);
  return facts as BuildFacts;
};

/** Whether a whole path is the folder's own, or of something in it. */
export const isBelow = (folder: string, path: string): boolean => `${path}${sep}`.startsWith(join(folder, sep));

/**
 * The folder that `OUT_DIR` names, whole.
 * @throws BuildError where it is the project or holds it, or lies outside without being named from the root of the disk: a slip
 * must not cost anybody a folder.
 */
export const readOutputFolder = (project: string, given: string): string => {
  const folder = resolve(project, given);
  if (isBelow(folder, project))
    throw new BuildError(
      `OUT_DIR is "${given}", which holds the project itself. Name a folder of its own, such as dist.`,
    );
  if (!isAbsolute(given) && !isBelow(project, folder))
    throw new BuildError(`OUT_DIR is "${given}", which leads out of the project. Name it whole: ${folder}`);
  return folder;
};

/**
 * @throws BuildError where something stands in the way that no build has made. It removes nothing. `toName` is how a person names another
 * folder.
 */
export const assertReplaceable = (folder: string, toName = 'as OUT_DIR'): void => {
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory()) throw new BuildError(`${folder} is a file, and the pages need a folder.`);
  if (!readdirSync(folder).length || existsSync(join(folder, BUILD_FACTS))) return;
  throw new BuildError(
    `${folder} holds files that no build has made, and would be removed: nothing has been touched. Name an empty folder ${toName}, or empty this one yourself.`,
  );
};

/** Writes what a build says of itself. */
export const writeFacts = (folder: string, facts: BuildFacts): void =>
  writeFileSync(join(folder, BUILD_FACTS), `${JSON.stringify(facts, null, 2)}\n`);

/** Makes the folder anew, empty but for the facts of a build that has only begun. @throws BuildError as `assertReplaceable`. */
export const replaceFolder = (folder: string, facts: BuildFacts): void => {
  assertReplaceable(folder);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFacts(folder, { ...facts, isWhole: false });
};
