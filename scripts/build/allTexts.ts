import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LanguageFile } from '../../shared/i18n/messages.ts';
import { isMessages, readMessages } from './messagesPlugin.ts';
import { root } from './settings.ts';

const messageFiles = (): string[] =>
  ['pages', 'shared'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => join(root, folder, file))
      .filter(isMessages),
  );

/** All texts of the app in one language, by set. */
export const allTexts = async (language: string): Promise<LanguageFile> => {
  const sets = await Promise.all(messageFiles().map((file) => readMessages(readFileSync(file, 'utf8'), file)));
  return Object.fromEntries(sets.map(({ name, languages }) => [name, languages[language] ?? {}]));
};
