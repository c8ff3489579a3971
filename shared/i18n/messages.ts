/** A set of texts in one language, by key. */
export type Texts = { readonly [key: string]: string };

/** Texts in one language, by set: those of a page in the file that it gets, or those of all pages in `<language>.ts` here. */
export type LanguageFile = { readonly [set: string]: Texts };

/** All that is translated into a language. `npm run texts` says what is missing, and refuses what English does not have. */
export type Translation = LanguageFile;

const sets: { [name: string]: { [key: string]: string } } = {};
let applied: LanguageFile = {};

/**
 * The texts of a screen or component, in English; other languages are in `<language>.ts` here, under the name of the set.
 *
 * A production build replaces them by those of the brand's default language, and writes the others
 * to files that arrive beside the data; a text that is missing in one of the brand's languages stops it.
 * The object that comes back is the one to read from: it changes in place when another language arrives.
 */
export const defineMessages = <Key extends string>(
  name: string,
  english: Readonly<Record<Key, string>>,
): { readonly [key in Key]: string } => {
  // A part of the page that comes after the language file finds its texts there.
  const texts = { ...english, ...(applied[name] as Partial<Record<Key, string>>) };
  sets[name] = texts;
  return texts;
};

/** Puts another language's texts in place; the page is to be drawn anew. Sets that it does not use are passed over. */
export const applyLanguage = (file: LanguageFile): void => {
  applied = file;
  for (const name in sets) Object.assign(sets[name] as object, file[name]);
};

/** Fills `{name}` in a text with its value. */
export const fill = (text: string, values: { readonly [name: string]: string | number }): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
