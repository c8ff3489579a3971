import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/build/root.ts';

/** The folder of the build that is looked at. */
export const dist = join(root, process.env['OUT_DIR'] || 'dist');

/** A file of the build, by its path from there on. */
export const readBuilt = (file: string): string => readFileSync(join(dist, file), 'utf8');

/** The paths of all files below a folder, from there on. */
export const filesIn = (folder: string): string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' });

/** All pages of the build; what pages fetch in a language may be HTML too. */
export const documents = (): string[] =>
  filesIn(dist).filter((file) => file.endsWith('.html') && !/^texts[/\\]/.test(file));

/** The policy that stands in a document; empty where none does. */
export const policyIn = (document: string): string =>
  /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(document)?.[1] ?? '';
