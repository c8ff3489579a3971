/** What a tap is for: the element that a selector finds, among those that hold a text, at a place (the first is 0). */
export interface Finder {
  readonly css: string;
  readonly text?: string;
  readonly at?: number;
}

/** An expression for the page, whose value is the element, or undefined. */
export const found = ({ css, text = '', at = 0 }: Finder): string =>
  `[...document.querySelectorAll(${JSON.stringify(css)})].filter((e) => e.textContent.includes(${JSON.stringify(text)}))[${at}]`;

/** The same in words. */
export const wordsOf = ({ css, text, at }: Finder): string =>
  `${css}${text ? ` with "${text}"` : ''}${at ? ` (number ${at + 1})` : ''}`;
