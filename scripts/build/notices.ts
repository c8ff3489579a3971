import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { BuildError } from './buildError.ts';

/** The file in which a build lists the packages in its pages, with their licences. */
export const NOTICES = 'licences.txt';

// The last match counts if a package is nested in another one's folder.
const FOLDER = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)(?=\/)/;

/** The installed package that a module of a bundle is from; undefined for the app's own. */
export const packageOf = (moduleId: string): string | undefined => FOLDER.exec(moduleId)?.[1];

/** The folders of the installed packages that leave code in chunks: the app's, and those that a lender has installed. */
export const packagesIn = (chunks: readonly Rolldown.OutputChunk[]): readonly string[] =>
  chunks
    .flatMap(({ modules }) => Object.entries(modules))
    .flatMap(([id, { renderedLength }]) => (renderedLength ? (FOLDER.exec(id)?.[0] ?? []) : []));

const noticeOf = (folder: string): string => {
  const file = readdirSync(folder).find((each) => /^(mit-)?(licen[cs]e|copying)(\.\w+)?$/i.test(each));
  if (!file) throw new BuildError(`${folder} is part of the pages, and comes without a licence that could go with it.`);
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly [key in 'name' | 'version' | 'license']?: string;
  };
  return `${name} ${version} (${license ?? 'see below'})\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
};

/**
 * The notices that the licences of these packages require: whoever passes on their code, as a host does with every page, has to pass on the notices
 * too. Stops the build if a package has no licence.
 */
export const noticesOf = (folders: readonly string[]): string =>
  ['The pages of this site carry code of these packages.\n', ...[...new Set(folders)].sort().map(noticeOf)].join(
    `\n${'-'.repeat(72)}\n\n`,
  );
