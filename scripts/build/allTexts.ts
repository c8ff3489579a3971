import type { LanguageFile } from '../../shared/i18n/messages.ts';
import { allMessages } from './readMessages.ts';

/** All texts of the app in one language, by set; `isFresh` reads the files anew. */
export const allTexts = async (language: string, isFresh = false): Promise<LanguageFile> => {
  const sets = [...(await allMessages(isFresh)).sets.values()];
  return Object.fromEntries(sets.map(({ name, languages }) => [name, languages[language] ?? {}]));
};
