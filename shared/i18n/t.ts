import type { Message, Texts, Values, Words } from './messages.ts';

let applied: Texts = {};

/** Takes another language's texts, by the ids of their messages; the page is to be rendered anew. */
export const applyLanguage = (texts: Texts): void => {
  applied = texts || {};
};

/** A text with its values in their places: `{name}`. A place without a value stays; an empty value leaves no blank at the end. */
export const fill = (text: string, values: Values = {}): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => t(name in values ? (values[name] as Words) : place)).trim();

/** Only a message has places for values: words that are resolved already, and those of the service, are shown as they are. */
interface T {
  (message: Message, values: Values): string;
  (words: Words | number): string;
}

/**
 * @returns the text of a message in the page's language, with its values in their places. Words of the service are
 * returned as they are. Only for components, as they render: a text that is kept would stay in its language when the
 * file of another one arrives.
 */
export const t: T = (words: Words | number, values?: Values): string =>
  typeof words === 'object' ? fill(applied[words.id] || words.text, words.values || values) : String(words);
