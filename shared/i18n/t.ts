import type { Message, Texts, Values, Words } from './messages.ts';

let applied: Texts = {};

/** Sets the texts of another language, by message id. The caller has to render the page again. */
export const applyLanguage = (texts: Texts): void => {
  applied = texts || {};
};

/**
 * Replaces the placeholders of a text, `{name}`, with their values. A placeholder without a value stays; the result is trimmed, so that an empty
 * value at the end leaves no blank.
 */
export const fill = (text: string, values: Values = {}): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => t(name in values ? (values[name] as Words) : place)).trim();

/** Only a message has placeholders: words that are resolved already, and those of the service, are shown as they are. */
interface T {
  (message: Message, values: Values): string;
  (words: Words | number): string;
}

/**
 * @returns the text of a message in the page's language, with its values filled in. The service's words are returned unchanged.
 * Call it only while a component renders: a text that is stored would stay in its language when the file of another one
 * arrives.
 */
export const t: T = (words: Words | number, values?: Values): string =>
  typeof words === 'object' ? fill(applied[words.id] || words.text, words.values || values) : String(words);
