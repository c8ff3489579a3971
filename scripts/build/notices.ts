import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { BuildError } from './buildError.ts';
import { root } from './root.ts';

/** The file in which a build lists the packages in its pages, with their licences. */
export const NOTICES = 'licences.txt';

// The last match counts if a package is nested in another one's folder.
const PACKAGE = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** The installed package that a module of a bundle is from; undefined for the app's own. */
export const packageOf = (moduleId: string): string | undefined => PACKAGE.exec(moduleId)?.[1];

/** The installed packages that leave code in chunks. */
export const packagesIn = (chunks: readonly Rolldown.OutputChunk[]): readonly string[] =>
  chunks
    .flatMap(({ modules }) => Object.entries(modules))
    .flatMap(([id, { renderedLength }]) => (renderedLength ? (packageOf(id) ?? []) : []));

const noticeOf = (name: string): string => {
  const folder = join(root, 'node_modules', name);
  const file =
    existsSync(folder) && readdirSync(folder).find((each) => /^(mit-)?(licen[cs]e|copying)(\.\w+)?$/i.test(each));
  if (!file) throw new BuildError(`${name} is part of the pages, and comes without a licence that could go with it.`);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly version: string;
    readonly license?: string;
  };
  return `${name} ${version} (${license ?? 'see below'})\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
};

/**
 * The notices that the licences of these packages require: whoever passes on their code, as a host does with every page, has to pass on the notices
 * too. Stops the build if a package has no licence.
 */
export const noticesOf = (packages: readonly string[]): string =>
  ['The pages of this site carry code of these packages.\n', ...[...new Set(packages)].sort().map(noticeOf)].join(
    `\n${'-'.repeat(72)}\n\n`,
  );
