/** Values by the names of the placeholders in a text, `{name}`. */
export type Values = { readonly [name: string]: Words | number };

/** A reference to one text of a set. `t` resolves it to the page's language when it is rendered. */
export interface Message {
  /** The set and the key, `repay.title`; a built page has a number instead. */
  readonly id: string | number;
  /** The text in the language that the page was built in. */
  readonly text: string;
  readonly values?: Values;
}

/** A text for the borrower: a message of the page, or the service's own text, which is shown unchanged. */
export type Words = Message | string;

/** Texts in one language: those of a set by their keys, or those of a page by the ids of their messages. */
export type Texts = { readonly [key: string]: string };

/** The texts of all pages in one language, by set: what `<language>.ts` here holds. */
export type Translation = { readonly [set: string]: Texts };

/**
 * Defines the texts of a screen or component, in English; other languages are in `<language>.ts` here, under the name of the
 * set.
 * A production build replaces them with the texts of the brand's default language, leaves out those that the page does not use,
 * and writes the other languages to files that load in parallel with the data.
 */
export const defineMessages = <Key extends string>(
  set: string,
  english: Readonly<Record<Key, string>>,
): { readonly [key in Key]: Message } => {
  const messages = {} as { [key in Key]: Message };
  for (const key of Object.keys(english) as Key[]) messages[key] = { id: `${set}.${key}`, text: english[key] };
  return messages;
};

/** A message with the values for its placeholders. */
export const withValues = (message: Message, values: Values): Message => ({ ...message, values });

/**
 * A count in words: `one` if it is 1, `many` otherwise, with the count at `{count}`. This rule covers every language here: English and Hindi have a
 * singular (Hindi uses it for 0 too, but writes it like the plural), Filipino, Indonesian and Chinese have one form, so both of their texts are the
 * same. iOS 12 has no `Intl.PluralRules`.
 */
export const counted = (count: number | string, one: Message, many: Message): Message =>
  withValues(Number(count) === 1 ? one : many, { count });

/** The property of `window` in which the head leaves the requested language file, if the address asks for a language other than the page's own. */
export interface LanguageWindow {
  loanLanguage?: { readonly name: string; readonly file: Promise<Texts> };
}
