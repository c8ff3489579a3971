import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../scripts/build/filesIn.ts';
import { root } from '../../scripts/build/root.ts';

/** The folder of the build that is looked at. */
export const dist = join(root, process.env['OUT_DIR'] || 'dist');

/** A file of the build, by its path from there on. */
export const readBuilt = (file: string): string => readFileSync(join(dist, file), 'utf8');

/** @returns which of these words stand in a document or a script below a folder, or in its name. */
export const wordsIn = (folder: string, words: readonly string[]): readonly string[] => {
  const files = filesIn(folder).filter((file) => /\.(html|js)$/.test(file));
  const content = files.map((file) => `${file}\n${readFileSync(join(folder, file), 'utf8')}`).join('\n');
  return words.filter((word) => content.includes(word));
};

/** What stands in any script that has to do with reports: names that no minifier changes, and that of a file. */
export const OF_REPORTS = [
  ...['loanReports', 'NotStarted', 'unhandledrejection', 'securitypolicyviolation', 'startSending', 'dataOnScreen'],
  ...['paymentSeen', 'onStep', 'sampleRate', 'late/reporter'],
];

/** All pages of the build; what pages fetch in a language may be HTML too. */
export const documents = (): string[] =>
  filesIn(dist).filter((file) => file.endsWith('.html') && !file.startsWith('texts/'));

/** The policy that stands in a document; empty where none does. */
export const policyIn = (document: string): string =>
  /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(document)?.[1] ?? '';
