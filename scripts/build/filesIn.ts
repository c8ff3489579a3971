import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The paths of all files in a folder and below it, with slashes; none where it is not there. A link that leads nowhere, as editors leave them, is none. */
export const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((path) => statSync(join(folder, path), { throwIfNoEntry: false })?.isFile())
        .map((path) => path.split(sep).join('/'))
    : [];

/** Whether a file, or a folder that it is in, is hidden by its name: what an editor or a system leaves (`.DS_Store`), and `.well-known`. No host is told to answer such. */
export const isHidden = (path: string): boolean => /(^|\/)\./.test(path);
