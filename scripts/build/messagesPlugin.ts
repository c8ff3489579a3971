import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { Brand } from '../../shared/brand/brand.ts';
import type { Texts } from '../../shared/i18n/messages.ts';
import { BuildError } from './buildError.ts';
import { lenderFolder, ownFiles } from './ownFiles.ts';
import type { PageDraft } from './pageDraft.ts';
import type { BrandSource } from './readBrand.ts';
import {
  allBuiltTexts,
  allMessages,
  builtTexts,
  isMessages,
  type MessageSet,
  numberOf,
  SOURCE_LANGUAGE,
  translationFile,
  type UsedText,
  withBrandTexts,
} from './readMessages.ts';
import { root } from './root.ts';

/** Stops the build if a set lacks a text in one of the brand's languages, and names the file in which it is missing. */
export const checkMessages = ({ name, languages, file: source }: MessageSet, brand: Brand): void => {
  const fileOf = (language: string): string =>
    language === SOURCE_LANGUAGE ? source : (ownFiles(lenderFolder, 'i18n').get(language) ?? translationFile(language));
  const gaps = brand.languages.flatMap((language) =>
    Object.entries(languages[SOURCE_LANGUAGE] ?? {})
      .filter(([key]) => !languages[language]?.[key]?.trim())
      .map(
        ([key, english]) =>
          `${relative(root, fileOf(language))} lacks ${name}.${key} in the language ${language}, for: ${english}`,
      ),
  );
  if (gaps.length)
    throw new BuildError(`The texts of ${relative(root, source)} are not complete:\n  ${gaps.join('\n  ')}`);
};

/** The beginning of the names of virtual modules: of a set's messages, `repay`, and of each of them, `repay:title`, so that the bundler puts it where it is used. */
const MESSAGES = '\0messages:';

/** The code that replaces a set of texts in a bundle. */
const setCode = (set: MessageSet): string =>
  Object.keys(set.languages[SOURCE_LANGUAGE] ?? {})
    .map((key) => `export { message as ${key} } from '${MESSAGES}${set.name}:${key}';`)
    .join('\n');

/** The code of a message, with its text in the brand's default language only. */
export const messageCode = (set: MessageSet, key: string, brand: Brand): string => {
  const message = { id: numberOf({ set, key }), text: set.languages[brand.defaultLanguage]?.[key] };
  return `export const message = ${JSON.stringify(message)};`;
};

/** The set and the key of a message's module; the key is undefined for that of a set. */
const partsOf = (id: string): readonly [set: string, key: string | undefined] => {
  const [set, key] = id.slice(MESSAGES.length).split(':');
  return [`${MESSAGES}${set}`, key];
};

/** The texts that chunks use, of the sets that their modules import. */
export const textsIn = (
  chunks: readonly Rolldown.OutputChunk[],
  sets: ReadonlyMap<string, MessageSet>,
): readonly UsedText[] =>
  chunks
    .flatMap(({ modules }) => Object.entries(modules))
    .flatMap(([id, { renderedExports }]) => {
      const [name, key] = partsOf(id);
      const set = sets.get(name);
      return set && key && renderedExports.length ? [{ set, key }] : [];
    });

// The filter for the bundler, which otherwise calls into this thread for each module.
const IS_OF_TEXTS = /^\0messages:|\/messages\.ts$/;

type Lender = Pick<BrandSource, 'brand' | 'brandFolder'>;

const setsOfFile = async (file: string, lender: Lender): Promise<readonly MessageSet[]> => {
  const own = [...(await allMessages(lender.brandFolder)).sets.values()].filter((set) => set.file === file);
  if (!own.length) throw new BuildError(`${file} is no file of this project's texts.`);
  const worded = own.map((set) => withBrandTexts(set, lender));
  for (const set of worded) checkMessages(set, lender.brand);
  return worded;
};

/**
 * Keeps in a page's script only the texts that it uses, in the brand's default language. `sets` collects the sets
 * by module, for the files of the other languages. A text that is missing in one of the brand's languages stops the
 * build.
 */
export const messagesPlugin = (lender: Lender, sets: Map<string, MessageSet>): Plugin => ({
  name: 'borrower-web:messages',
  resolveId: { filter: { id: IS_OF_TEXTS }, handler: (id) => (id.startsWith(MESSAGES) ? id : null) },
  load: {
    filter: { id: IS_OF_TEXTS },
    async handler(id) {
      if (id.startsWith(MESSAGES)) {
        const [name, key] = partsOf(id);
        const set = sets.get(name);
        if (!set) return null;
        return key ? messageCode(set, key, lender.brand) : setCode(set);
      }
      if (!isMessages(id)) return null;
      const own = await setsOfFile(id, lender);
      for (const set of own) sets.set(MESSAGES + set.name, set);
      return own.map(({ name, exportName }) => `export * as ${exportName} from '${MESSAGES}${name}';`).join('\n');
    },
  },
});

// The texts that a static page's view shows; other texts, such as its description, are in the head.
const namedIn = (html: string, texts: Texts): Texts =>
  Object.fromEntries(
    [...html.matchAll(/ data-(?:text|alt|title)="(\d+)"/g)].map(([, id = '']) => [id, texts[id] ?? '']),
  );

/** Writes the texts of a page in the brand's other languages, a file each. All of them share one hash, so that its head contains only that one. */
export const languageFilesPlugin = (draft: PageDraft): Plugin => ({
  name: 'borrower-web:language-files',
  enforce: 'post',
  async generateBundle() {
    const { settings, page, firstView, texts } = draft;
    const others = settings.brand.languages.filter((language) => language !== settings.brand.defaultLanguage);
    const textsOf = async (language: string): Promise<Texts> =>
      page.isStatic ? namedIn(firstView.html, await allBuiltTexts(language, settings)) : builtTexts(texts, language);
    const files = await Promise.all(
      others.map(async (language) => ({ language, content: JSON.stringify(await textsOf(language)) })),
    );
    const all = files.map(({ content }) => content).join('\n');
    const hash = createHash('sha256').update(all).digest('hex').slice(0, 8);
    draft.languageFiles = files.map((file) => ({
      ...file,
      path: `/texts/${page.folder}.${hash}.${file.language}.json`,
    }));
  },
});
