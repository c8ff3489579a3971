import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BuildError } from '../build/buildError.ts';
import { readSwitch } from '../build/command.ts';
import { filesIn } from '../build/filesIn.ts';
import { KEPT_FOLDERS } from '../build/hostHeaders.ts';
import { assertReplaceable, BUILD_FACTS, factsIn } from '../build/outputFolder.ts';
import { parseJson } from '../build/parseJson.ts';

/** The result of a release, in numbers of files. */
export interface Release {
  readonly copied: number;
  /** Files of earlier builds that stay, for pages that are still open or in a cache. */
  readonly kept: number;
  readonly removed: number;
  /** Files that no release has copied, such as the verification file of a search engine: they stay. */
  readonly others: readonly string[];
}

/** All files that releases have copied, by path: `online`, or since when no build online contains the file. */
const LEFT = '_left.json';
const ONLINE = 'online';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

type Left = { readonly [path: string]: string };

const isKeptAWhile = (path: string): boolean => KEPT_FOLDERS.some((folder) => `/${path}`.includes(folder));

// A file is copied before those that refer to it: chunks and texts, then pictures, then the documents; the build's facts last.
const rankOf = (path: string): number => {
  if (isKeptAWhile(path)) return 0;
  if (path === BUILD_FACTS) return 3;
  return /\.html(\.br)?$/.test(path) ? 2 : 1;
};

const parted = (paths: readonly string[], is: (path: string) => boolean): [string[], string[]] => [
  paths.filter(is),
  paths.filter((path) => !is(path)),
];

// Copied under another name first and then renamed, so that nobody gets half a file.
const put = (from: string, to: string): void => {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, `${to}.new`);
  renameSync(`${to}.new`, to);
};

const readLeft = (folder: string): Left => {
  const file = join(folder, LEFT);
  const left = existsSync(file) ? parseJson(readFileSync(file, 'utf8')) : {};
  if (typeof left === 'object' && left) return left as Left;
  throw new BuildError(`${file} is broken off: remove it. What earlier builds left then stays for another week.`);
};

/** @throws BuildError if the build in a folder must not be shown to borrowers; `ALLOW_SAMPLES=1` allows sample values. */
export const assertPublishable = (folder: string, { ALLOW_SAMPLES }: NodeJS.ProcessEnv): void => {
  const facts = factsIn(folder);
  if (facts?.isWhole === false)
    throw new BuildError(
      `The build in ${folder} is not whole: it was stopped, was made with PAGES or ADAPTER, or is that of npm start. Make it by npm run build.`,
    );
  if (facts?.isSample && !readSwitch('ALLOW_SAMPLES', ALLOW_SAMPLES))
    throw new BuildError(
      `The build in ${folder}, of ${facts.brand}, would show borrowers what belongs to a sample. Build your own brand (BRAND_DIR), or release it for a trial with ALLOW_SAMPLES=1.`,
    );
};

/**
 * Copies a build into the folder that a host serves, file by file, while it is served. The texts and late chunks of earlier builds
 * stay for a week, because a page that is open, or in a cache, requests those of its own build. With an older build, this is a rollback.
 * Files that no release has copied stay.
 * @throws BuildError if `from` is not a build, `to` does not exist, or it contains files that no build has made.
 */
export const release = (from: string, to: string, now = new Date()): Release => {
  if (!existsSync(join(from, BUILD_FACTS))) throw new BuildError(`${from} is no build: it has no ${BUILD_FACTS}.`);
  // A typing error in the path would otherwise make a folder that no host serves, and be reported as a success.
  if (!existsSync(to)) throw new BuildError(`${to} is not there. Mind the spelling, or make it first.`);
  assertReplaceable(to, 'for the release');
  const files = filesIn(from).sort((one, other) => rankOf(one) - rankOf(other));
  const built = new Set(files);
  const before = readLeft(to);
  for (const path of files) put(join(from, path), join(to, path));
  const old = filesIn(to).filter((path) => !built.has(path) && path !== LEFT);
  const [ofBuilds, others] = parted(old, (path) => path in before || isKeptAWhile(path));
  const since = (path: string): string => before[path]?.replace(ONLINE, '') || now.toISOString();
  const isDue = (path: string): boolean => now.getTime() - Date.parse(since(path)) > WEEK_MS;
  const [removed, kept] = parted(ofBuilds, (path) => !isKeptAWhile(path) || isDue(path));
  for (const path of removed) rmSync(join(to, path));
  const left = [...files.map((path) => [path, ONLINE]), ...kept.map((path) => [path, since(path)])];
  writeFileSync(join(to, LEFT), `${JSON.stringify(Object.fromEntries(left), null, 2)}\n`);
  return { copied: files.length, kept: kept.length, removed: removed.length, others };
};

/** Describes what a release into the folder `to` has done. */
export const describeRelease = (to: string, { copied, kept, removed, others }: Release): string => {
  const staying = others.length ? `\nWhat no release brought stays: ${others.join(', ')}` : '';
  return `${copied} files are in ${to}; ${kept} of earlier builds stay for a week, ${removed} are gone.${staying}`;
};
