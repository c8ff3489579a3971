// Digits of any script, and the Chinese words for them.
const digit = '[\\p{N}〇零一二三四五六七八九]';

const notPlain = (): readonly RegExp[] => [
  // Five digits with no letter between them, or nine digits in all: one number, or several that could be read as one.
  new RegExp(`${digit}(?:[^\\p{L}]*${digit}){4}`, 'u'),
  new RegExp(`(?:${digit}.*?){9}`, 'su'),
  // An e-mail address, a service code that a phone executes, a path, a scheme.
  /[@#*\\]|\/\/|[a-z][a-z\d+.-]*:[^\s"'”’)]/i,
  // A host: a dot, in any of its Unicode forms, that ends neither a sentence nor the message, or a word with which host names typically begin or
  // end.
  /[·•‧∙⋅・]|\.[\p{L}\p{N}]|[\p{L}\p{N}][\s\])}]*[.。][\s[({]*[a-z\d]|[^\p{L}\p{N}.)"'’”…!?。]\.(?!\.*$)|^\./u,
  /\bwww\b|\b(?:com|net|org|ph|ly|xyz|dot|tuldok)\b/i,
];

/**
 * Filters a message from the address, which anybody can have written: on the page, it would seem to come from the lender.
 * @returns the message if it is plain words, without an address and without a number of more than four digits; otherwise an empty string.
 */
export const plainMessage = (message: string): string => {
  try {
    // The message as it appears: full-width letters and digits become ordinary ones, and characters that show nothing are removed.
    const visible = message.normalize('NFKC').replace(/[\p{Cf}\p{M}]/gu, '');
    return notPlain().some((rule) => rule.test(visible)) ? '' : message;
  } catch {
    // The first builds of Chromium 64 do not support `\p{…}` in expressions: what cannot be checked is not shown. They compile an expression, even
    // a literal one, only when it is evaluated, so that the SyntaxError is thrown inside this function.
    return '';
  }
};
