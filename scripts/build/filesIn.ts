import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * The paths of all files in a folder and its subfolders, with slashes; empty if the folder does not exist. Broken links, which editors may leave,
 * are skipped.
 */
export const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((path) => statSync(join(folder, path), { throwIfNoEntry: false })?.isFile())
        .map((path) => path.split(sep).join('/'))
    : [];

/**
 * @returns whether a file or one of its folders has a hidden name, such as those of editors and systems (`.DS_Store`), and `.well-known`. Hosts get
 * no rules for these.
 */
export const isHidden = (path: string): boolean => /(^|\/)\./.test(path);
