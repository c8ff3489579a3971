import type { Language } from '../brand/brand.ts';
import { defaultLanguage } from '../brand/current.ts';

/** A set of texts in one language, by key. */
export type Texts = { readonly [key: string]: string };

/** What a language's file holds: the texts of every set that a page uses. */
export type LanguageFile = { readonly [set: string]: Texts };

const sets: { [name: string]: { [key: string]: string } } = {};
let applied: LanguageFile = {};

/**
 * The texts of a screen or component, in English and Filipino and in the brand's other languages.
 *
 * A production build replaces the argument by the texts of the brand's default language alone, and writes the others
 * to files that arrive beside the data; a text that is missing in one of the brand's languages stops it.
 * The object that comes back is the one to read from: it changes in place when another language arrives.
 */
export const defineMessages = <Key extends string>(
  name: string,
  languages: Record<'en' | 'fil', Record<Key, string>> & Partial<Record<Language, Partial<Record<Key, string>>>>,
): { readonly [key in Key]: string } => {
  // A part of the page that comes after the language file finds its texts there.
  const texts = { ...languages.en, ...languages[defaultLanguage], ...(applied[name] as Partial<Record<Key, string>>) };
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
