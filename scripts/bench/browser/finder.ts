/** The target of a tap: the `at`th (from 0) of the elements that match a selector and contain a text. */
export interface Finder {
  readonly css: string;
  readonly text?: string;
  readonly at?: number;
}

/** Returns a JavaScript expression that evaluates to the element in the page, or to undefined. */
export const found = ({ css, text = '', at = 0 }: Finder): string =>
  `[...document.querySelectorAll(${JSON.stringify(css)})].filter((e) => e.textContent.includes(${JSON.stringify(text)}))[${at}]`;

/** Returns a description of the finder for error messages. */
export const wordsOf = ({ css, text, at }: Finder): string =>
  `${css}${text ? ` with "${text}"` : ''}${at ? ` (number ${at + 1})` : ''}`;
