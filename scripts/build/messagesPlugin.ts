import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { Brand } from '../../shared/brand/brand.ts';
import { BuildError } from './buildError.ts';
import { lenderFolder, ownFiles } from './ownFiles.ts';
import { afterBundle, type PageDraft } from './pageDraft.ts';
import type { BrandSource } from './readBrand.ts';
import {
  allBuiltTexts,
  allMessages,
  isMessages,
  type MessageSet,
  numberOf,
  SOURCE_LANGUAGE,
  translationFile,
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

/**
 * The beginning of the names of virtual modules: of a set's messages, `repay`, and of each of them with its number in a build, `repay:title:17`, so
 * that the bundler puts it where it is used.
 */
const MESSAGES = '\0messages:';

/** The code that replaces a set of texts in a bundle. */
const setCode = (set: MessageSet): string =>
  Object.keys(set.languages[SOURCE_LANGUAGE] ?? {})
    .map((key) => `export { message as ${key} } from '${MESSAGES}${set.name}:${key}:${numberOf(set, key)}';`)
    .join('\n');

/** The code of a message, with its text in the brand's default language only. */
export const messageCode = (set: MessageSet, key: string, brand: Brand): string => {
  const message = { id: numberOf(set, key), text: set.languages[brand.defaultLanguage]?.[key] };
  return `export const message = ${JSON.stringify(message)};`;
};

/** The numbers of the texts that chunks use. */
export const textsIn = (chunks: readonly Rolldown.OutputChunk[]): readonly string[] =>
  chunks
    .flatMap(({ modules }) => Object.entries(modules))
    .flatMap(([id, { renderedExports }]) => (renderedExports.length && /^\0messages:.*:(\d+)$/.exec(id)?.[1]) || []);

// The filter for the bundler, which otherwise calls into this thread for each module.
const IS_OF_TEXTS = /^\0messages:|\/messages\.ts$/;

/**
 * Keeps in a page's script only the texts that it uses, in the brand's default language. A text that is missing in one of the brand's languages stops
 * the build.
 */
export const messagesPlugin = (lender: Pick<BrandSource, 'brand' | 'brandFolder'>): Plugin => ({
  name: 'borrower-web:messages',
  resolveId: { filter: { id: IS_OF_TEXTS }, handler: (id) => (id.startsWith(MESSAGES) ? id : null) },
  load: {
    filter: { id: IS_OF_TEXTS },
    async handler(id) {
      const isVirtual = id.startsWith(MESSAGES);
      if (!isVirtual && !isMessages(id)) return null;
      const [name, key] = id.slice(MESSAGES.length).split(':');
      const own = [...(await allMessages(lender.brandFolder)).sets.values()]
        .filter((set) => (isVirtual ? set.name === name : set.file === id))
        .map((set) => withBrandTexts(set, lender));
      const [set] = own;
      if (!set) throw new BuildError(`${id} is no file of this project's texts.`);
      if (isVirtual) return key ? messageCode(set, key, lender.brand) : setCode(set);
      for (const each of own) checkMessages(each, lender.brand);
      return own.map((each) => `export * as ${each.exportName} from '${MESSAGES}${each.name}';`).join('\n');
    },
  },
});

// The numbers of the texts that a static page's view shows; other texts, such as its description, are in the head.
const namedIn = (html: string): readonly string[] =>
  [...html.matchAll(/ data-(?:text|alt|title)="(\d+)"/g)].map(([, id = '']) => id);

/** Writes the texts of a page in the brand's other languages, a file each. All of them share one hash, so that its head contains only that one. */
export const languageFilesPlugin = (draft: PageDraft): Plugin =>
  afterBundle('language-files', async () => {
    const { settings, page, firstView, texts } = draft;
    const others = settings.brand.languages.filter((language) => language !== settings.brand.defaultLanguage);
    const used = page.isStatic ? namedIn(firstView.html) : texts;
    const contentIn = async (language: string): Promise<string> => {
      const all = await allBuiltTexts(language, settings);
      return JSON.stringify(Object.fromEntries(used.map((id) => [id, all[id] ?? ''])));
    };
    const files = await Promise.all(others.map(async (language) => ({ language, content: await contentIn(language) })));
    const all = files.map(({ content }) => content).join('\n');
    const hash = createHash('sha256').update(all).digest('hex').slice(0, 8);
    draft.languageFiles = files.map((file) => ({
      ...file,
      path: `/texts/${page.folder}.${hash}.${file.language}.json`,
    }));
  });
