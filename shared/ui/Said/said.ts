import type { Message } from '../../i18n/messages.ts';
import { t } from '../../i18n/t.ts';

/** The attributes of an element that shows a text, and where the text comes from. */
export interface Said {
  readonly 'data-text': string;
  readonly children: string;
}

/** The attributes of a picture that a text describes, and where the text comes from. */
export interface Described {
  readonly 'data-alt': string;
  readonly alt: string;
}

/**
 * What puts the texts of a set on a page without a framework: each element says which text it shows, so that
 * the page's script can put another language's in its place.
 */
export const saying = <Key extends string>(text: { readonly [key in Key]: Message }) => ({
  say: (key: Key): Said => ({ 'data-text': String(text[key].id), children: t(text[key]) }),
  about: (key: Key): Described => ({ 'data-alt': String(text[key].id), alt: t(text[key]) }),
});
