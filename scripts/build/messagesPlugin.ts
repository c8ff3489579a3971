import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import { BuildError } from './buildError.ts';
import { afterBundle, type PageDraft } from './pageDraft.ts';
import type { BrandSource } from './readBrand.ts';
import { allBuiltTexts, allMessages, isMessages, type OneText, wordsIn } from './readMessages.ts';

/**
 * The beginning of the names of virtual modules: of a set's messages, `repay`, and of each of them with its number in a build, `repay:title:17`, so
 * that the bundler puts it where it is used.
 */
const MESSAGES = '\0messages:';

/** The code that replaces a set of texts in a bundle. */
const setCode = (texts: readonly OneText[], name: string): string =>
  texts
    .filter(({ set }) => set === name)
    .map(({ set, key, number }) => `export { message as ${key} } from '${MESSAGES}${set}:${key}:${number}';`)
    .join('\n');

/** The numbers of the texts that chunks use. */
export const textsIn = (chunks: readonly Rolldown.OutputChunk[]): readonly string[] =>
  chunks
    .flatMap(({ modules }) => Object.entries(modules))
    .flatMap(([id, { renderedExports }]) => (renderedExports.length && /^\0messages:.*:(\d+)$/.exec(id)?.[1]) || []);

// The filter for the bundler, which otherwise calls into this thread for each module.
const IS_OF_TEXTS = /^\0messages:|\/messages\.ts$/;

/** Keeps in a page's script only the texts that it uses, in the brand's default language. */
export const messagesPlugin = (lender: Pick<BrandSource, 'brand' | 'brandFolder'>): Plugin => ({
  name: 'borrower-web:messages',
  resolveId: { filter: { id: IS_OF_TEXTS }, handler: (id) => (id.startsWith(MESSAGES) ? id : null) },
  load: {
    filter: { id: IS_OF_TEXTS },
    async handler(id) {
      if (!id.startsWith(MESSAGES) && !isMessages(id)) return null;
      const { all } = await allMessages(lender.brandFolder);
      const [name, , number] = id.startsWith(MESSAGES) ? id.slice(MESSAGES.length).split(':') : [];
      const text = number && all[Number(number)];
      // With its words in the brand's default language only.
      if (text)
        return `export const message = ${JSON.stringify({ id: text.number, text: wordsIn(text, lender.brand.defaultLanguage, lender.brand) })};`;
      if (name) return setCode(all, name);
      const own = all.filter(({ file }) => file === id);
      if (!own.length) throw new BuildError(`${id} is no file of this project's texts.`);
      const sets = new Map(own.map(({ exportName, set }) => [exportName, set]));
      return [...sets].map(([exportName, set]) => `export * as ${exportName} from '${MESSAGES}${set}';`).join('\n');
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
