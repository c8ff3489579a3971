import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { BuildError, root } from './settings.ts';

type Languages = { readonly [language: string]: { readonly [key: string]: string } };

/** The texts of one file, in all their languages, and the name of their set. */
export interface MessageSet {
  readonly name: string;
  readonly languages: Languages;
}

/** Whether a module is a file of texts: `messages.ts` beside a screen or a component. */
export const isMessages = (id: string): boolean =>
  /\/messages\.ts$/.test(id) && !id.endsWith('shared/i18n/messages.ts');

/** All files of texts in the project. */
export const messageFiles = (): string[] =>
  ['pages', 'shared'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => join(root, folder, file))
      .filter(isMessages),
  );

const ENTRY = 'virtual:messages';

// The files run as they are, with a `defineMessages` that hands back what it is given.
const messagesModule = (files: readonly string[]): Plugin => ({
  name: 'borrower-web:read-messages',
  enforce: 'pre',
  resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
  load(id) {
    if (id.endsWith('shared/i18n/messages.ts'))
      return 'export const defineMessages = (name, languages) => ({ name, languages });';
    if (id !== `\0${ENTRY}`) return null;
    return files.map((file, at) => `export * as file${at} from ${JSON.stringify(file)};`).join('\n');
  },
});

/** Reads files of texts by running them with Vite's module runner. Rejects where a file defines no texts. */
export const readMessages = async (files: readonly string[]): Promise<ReadonlyMap<string, MessageSet>> => {
  const { module } = await runnerImport<{ readonly [name: string]: { readonly text?: MessageSet } }>(ENTRY, {
    root,
    configFile: false,
    envFile: false,
    logLevel: 'error',
    plugins: [messagesModule(files)],
  });
  return new Map(
    files.map((file, at) => {
      const { text } = module[`file${at}`] ?? {};
      if (!text) throw new BuildError(`${file} defines no texts.`);
      return [file, text];
    }),
  );
};

let known: ReturnType<typeof readMessages> | undefined;

/** All texts of the project by file, read once. `isFresh` reads them anew, for a server under which they are edited. */
export const allMessages = (isFresh = false): ReturnType<typeof readMessages> => {
  if (isFresh || !known) known = readMessages(messageFiles());
  return known;
};
