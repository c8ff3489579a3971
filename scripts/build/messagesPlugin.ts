import { relative } from 'node:path';
import type { Plugin } from 'rolldown';
import { type Brand, LANGUAGES } from '../../shared/brand/brand.ts';
import { ORDER_ROWS, rowTexts } from '../../shared/brand/rowTexts.ts';
import { withBrandTexts } from './brandTexts.ts';
import { BuildError } from './buildError.ts';
import { allMessages, isMessages, type MessageSet, SOURCE_LANGUAGE, translationFile } from './readMessages.ts';
import { root } from './root.ts';

/** Stops the build if a set lacks a text in one of the brand's languages, and names the file in which it is missing. */
export const checkMessages = ({ name, languages }: MessageSet, id: string, brand: Brand): void => {
  const gaps = brand.languages.flatMap((language) => {
    const file = relative(root, language === SOURCE_LANGUAGE ? id : translationFile(language));
    return Object.entries(languages[SOURCE_LANGUAGE] ?? {})
      .filter(([key]) => !languages[language]?.[key]?.trim())
      .map(([key, english]) => `${file} lacks ${name}.${key} in the language ${language}, for: ${english}`);
  });
  if (gaps.length) throw new BuildError(`The texts of ${relative(root, id)} are not complete:\n  ${gaps.join('\n  ')}`);
};

/** The virtual module of a set's messages, with one export per message, so that the bundler can remove those that a page does not use. */
export const MESSAGES = '\0messages:';

/** The code that replaces a file of texts in a bundle: its messages, each with its text in the brand's default language only. */
export const messagesCode = ({ firstNumber, languages }: MessageSet, brand: Brand): string =>
  Object.keys(languages[SOURCE_LANGUAGE] ?? {})
    .map((key, at) => {
      const message = JSON.stringify({ id: firstNumber + at, text: languages[brand.defaultLanguage]?.[key] });
      return `const m${at} = ${message};\nexport { m${at} as ${key} };`;
    })
    .join('\n');

// The filter for the bundler, which otherwise calls into this thread for each module.
const IS_OF_TEXTS = /\/(messages|rowLabels)\.ts$/;

const isRowLabels = (id: string): boolean => id.endsWith('/rowLabels.ts');

/** The brand's labels of rows as a set of texts. Its numbers precede those of the project's sets. */
export const brandRows = (brand: Brand): MessageSet => {
  const spoken = LANGUAGES.filter((language) => brand.orderRows[language]);
  const languages: MessageSet['languages'] = Object.fromEntries(
    spoken.map((language) => [language, rowTexts(brand, language, ORDER_ROWS)]),
  );
  return {
    name: 'orderRows',
    firstNumber: -ORDER_ROWS.length,
    // The keys of a set are taken from its source language.
    languages: { [SOURCE_LANGUAGE]: languages[brand.defaultLanguage] ?? {}, ...languages },
  };
};

const projectSet = async (id: string, brand: Brand): Promise<MessageSet | undefined> => {
  if (!isMessages(id)) return undefined;
  const own = (await allMessages()).sets.get(id);
  if (!own) throw new BuildError(`${id} is no file of this project's texts.`);
  const set = withBrandTexts(own, brand);
  checkMessages(set, id, brand);
  return set;
};

/**
 * Keeps in a page's script only the texts that it uses, in the brand's default language. `sets` collects the sets
 * by module, for the files of the other languages. A text that is missing in one of the brand's languages stops the
 * build.
 */
export const messagesPlugin = (brand: Brand, sets: Map<string, MessageSet>): Plugin => ({
  name: 'borrower-web:messages',
  resolveId: { filter: { id: IS_OF_TEXTS }, handler: (id) => (id.startsWith(MESSAGES) ? id : null) },
  load: {
    filter: { id: IS_OF_TEXTS },
    async handler(id) {
      if (id.startsWith(MESSAGES)) {
        const set = sets.get(id);
        return set ? messagesCode(set, brand) : null;
      }
      const set = isRowLabels(id) ? brandRows(brand) : await projectSet(id, brand);
      if (!set) return null;
      sets.set(MESSAGES + id, set);
      return `export * as text from ${JSON.stringify(MESSAGES + id)};`;
    },
  },
});
