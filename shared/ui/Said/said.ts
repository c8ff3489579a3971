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
 * What puts the texts of the set `name` on a page without a framework: each element says which text it shows, so that
 * the page's script can put another language's in its place. The name is the one given to `defineMessages`.
 */
export const saying = <Key extends string>(name: string, text: { readonly [key in Key]: string }) => ({
  say: (key: Key): Said => ({ 'data-text': `${name}.${key}`, children: text[key] }),
  about: (key: Key): Described => ({ 'data-alt': `${name}.${key}`, alt: text[key] }),
});
