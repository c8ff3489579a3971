import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import type { Texts } from '../../shared/i18n/messages.ts';
import { builtTexts } from './allTexts.ts';
import type { PageDraft } from './pageDraft.ts';

// The texts that a static page's view shows; other texts, such as its description, are in the head.
const namedIn = (html: string, texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).filter(([id]) =>
      ['text', 'alt', 'title'].some((name) => html.includes(` data-${name}="${id}"`)),
    ),
  );

/** Writes the texts of a page in the brand's other languages, a file each. All of them share one hash, so that its head contains only that one. */
export const languageFilesPlugin = (draft: PageDraft): Plugin => ({
  name: 'borrower-web:language-files',
  enforce: 'post',
  generateBundle() {
    const { brand } = draft.settings;
    const files = brand.languages
      .filter((language) => language !== brand.defaultLanguage)
      .map((language) => {
        const texts: Texts = Object.assign({}, ...draft.texts.map(({ set, keys }) => builtTexts(set, language, keys)));
        return {
          language,
          content: JSON.stringify(draft.page.isStatic ? namedIn(draft.firstView.html, texts) : texts),
        };
      });
    const all = files.map(({ content }) => content).join('\n');
    const hash = createHash('sha256').update(all).digest('hex').slice(0, 8);
    draft.languageFiles = files.map((file) => ({
      ...file,
      path: `/texts/${draft.page.folder}.${hash}.${file.language}.json`,
    }));
  },
});
