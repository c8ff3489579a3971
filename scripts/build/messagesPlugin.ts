import { relative } from 'node:path';
import type { Plugin } from 'vite';
import type { Brand } from '../../shared/brand/brand.ts';
import { allMessages, isMessages, type MessageSet } from './readMessages.ts';
import { BuildError, root } from './settings.ts';

const missing = ({ languages }: MessageSet, wanted: readonly string[]): string[] =>
  wanted.flatMap((language) =>
    Object.keys(languages['en'] ?? {})
      .filter((key) => !languages[language]?.[key]?.trim())
      .map((key) => `${language}.${key}`),
  );

/** Stops the build where a set lacks a text in one of the brand's languages. */
export const checkMessages = (set: MessageSet, id: string, brand: Brand): void => {
  const gaps = missing(set, brand.languages);
  if (gaps.length) throw new BuildError(`${relative(root, id)} lacks the text ${gaps.join(', ')}.`);
};

/** A file of texts with the brand's default language alone. */
export const withDefaultLanguage = ({ name, languages }: MessageSet, brand: Brand): string => {
  const kept = JSON.stringify(languages[brand.defaultLanguage]);
  return `import { defineMessages } from ${JSON.stringify(`${root}/shared/i18n/messages.ts`)};
export const text = /* @__PURE__ */ defineMessages(${JSON.stringify(name)}, ${kept});`;
};

/**
 * Leaves only the brand's default language in a page's script. `sets` collects what it saw, by module, for the files
 * that the other languages arrive in. A text that is missing in one of the brand's languages stops the build.
 */
export const messagesPlugin = (brand: Brand, sets: Map<string, MessageSet>): Plugin => ({
  name: 'borrower-web:messages',
  enforce: 'pre',
  async load(id) {
    if (!isMessages(id)) return null;
    const set = (await allMessages()).sets.get(id);
    if (!set) throw new BuildError(`${id} is no file of this project's texts.`);
    checkMessages(set, id, brand);
    sets.set(id, set);
    return withDefaultLanguage(set, brand);
  },
});
