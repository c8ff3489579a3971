import { relative } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';
import type { Brand } from '../../shared/brand/brand.ts';
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

/** Reads a file of texts by running it with a `defineMessages` that keeps what it is given. */
export const readMessages = async (code: string, id: string): Promise<MessageSet> => {
  const { code: script } = await transformWithOxc(code, id);
  const body = script.replace(/^import [^;]*;?$/gm, '').replace('export const text', 'const text');
  let found: MessageSet | undefined;
  new Function('defineMessages', body)((name: string, languages: Languages) => {
    found = { name, languages };
    return {};
  });
  if (!found) throw new BuildError(`${id} defines no texts.`);
  return found;
};

const missing = ({ languages }: MessageSet, wanted: readonly string[]): string[] =>
  wanted.flatMap((language) =>
    Object.keys(languages['en'] ?? {})
      .filter((key) => !languages[language]?.[key]?.trim())
      .map((key) => `${language}.${key}`),
  );

const check = (set: MessageSet, id: string, brand: Brand): void => {
  const gaps = missing(set, brand.languages);
  if (gaps.length) throw new BuildError(`${relative(root, id)} lacks the text ${gaps.join(', ')}.`);
};

/**
 * Leaves only the brand's default language in a page's script. `sets` collects what it saw, by module, for the files
 * that the other languages arrive in. A text that is missing in one of the brand's languages stops the build.
 */
export const messagesPlugin = (brand: Brand, sets: Map<string, MessageSet>): Plugin => ({
  name: 'borrower-web:messages',
  enforce: 'pre',
  async transform(code, id) {
    if (!isMessages(id)) return null;
    const set = await readMessages(code, id);
    check(set, id, brand);
    sets.set(id, set);
    const kept = JSON.stringify({ en: set.languages[brand.defaultLanguage] });
    const door = `${root}/shared/i18n/messages.ts`;
    return `import { defineMessages } from ${JSON.stringify(door)};
export const text = /* @__PURE__ */ defineMessages(${JSON.stringify(set.name)}, ${kept});`;
  },
});
