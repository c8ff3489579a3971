import { relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { Brand } from '../../shared/brand/brand.ts';
import { withBrandTexts } from './allTexts.ts';
import { BuildError } from './buildError.ts';
import type { UsedTexts } from './pageDraft.ts';
import { allMessages, isMessages, type MessageSet, SOURCE_LANGUAGE, translationFile } from './readMessages.ts';
import { root } from './root.ts';

/** Stops the build if a set lacks a text in one of the brand's languages, and names the file in which it is missing. */
export const checkMessages = ({ name, languages, file: source }: MessageSet, brand: Brand): void => {
  const gaps = brand.languages.flatMap((language) => {
    const file = relative(root, language === SOURCE_LANGUAGE ? source : translationFile(language));
    return Object.entries(languages[SOURCE_LANGUAGE] ?? {})
      .filter(([key]) => !languages[language]?.[key]?.trim())
      .map(([key, english]) => `${file} lacks ${name}.${key} in the language ${language}, for: ${english}`);
  });
  if (gaps.length)
    throw new BuildError(`The texts of ${relative(root, source)} are not complete:\n  ${gaps.join('\n  ')}`);
};

/** The beginning of the name of the virtual module of a set's messages, with one export per message, so that the bundler can remove those that a page does not use. */
export const MESSAGES = '\0messages:';

/** The code that replaces a file of texts in a bundle: its messages, each with its text in the brand's default language only. */
export const messagesCode = ({ firstNumber, languages }: MessageSet, brand: Brand): string =>
  Object.keys(languages[SOURCE_LANGUAGE] ?? {})
    .map((key, at) => {
      const message = JSON.stringify({ id: firstNumber + at, text: languages[brand.defaultLanguage]?.[key] });
      return `const m${at} = ${message};\nexport { m${at} as ${key} };`;
    })
    .join('\n');

/** The texts that chunks use, of the sets that their modules import. */
export const textsIn = (
  chunks: readonly Rolldown.OutputChunk[],
  sets: ReadonlyMap<string, MessageSet>,
): readonly UsedTexts[] =>
  chunks
    .flatMap(({ modules }) => Object.entries(modules))
    .flatMap(([id, { renderedExports }]) => {
      const set = sets.get(id);
      return set ? [{ set, keys: renderedExports }] : [];
    });

// The filter for the bundler, which otherwise calls into this thread for each module.
const IS_OF_TEXTS = /^\0messages:|\/messages\.ts$/;

const setsOfFile = async (file: string, brand: Brand): Promise<readonly MessageSet[]> => {
  const own = [...(await allMessages()).sets.values()].filter((set) => set.file === file);
  if (!own.length) throw new BuildError(`${file} is no file of this project's texts.`);
  const worded = own.map((set) => withBrandTexts(set, brand));
  for (const set of worded) checkMessages(set, brand);
  return worded;
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
      if (!isMessages(id)) return null;
      const own = await setsOfFile(id, brand);
      for (const set of own) sets.set(MESSAGES + set.name, set);
      return own.map(({ name, exportName }) => `export * as ${exportName} from '${MESSAGES}${name}';`).join('\n');
    },
  },
});
