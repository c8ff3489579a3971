// Digits of any script, as figures and as Chinese words for them.
const digit = '[\\p{N}〇零一二三四五六七八九]';

const notPlain = (): readonly RegExp[] => [
  // A number of more than four digits, whatever stands between them that is no letter, or several that make one.
  new RegExp(`${digit}(?:[^\\p{L}]*${digit}){4}`, 'u'),
  new RegExp(`(?:${digit}.*?){9}`, 'su'),
  // An e-mail, a code that a phone obeys, a path, a scheme.
  /[@#*\\]|\/\/|[a-z][a-z\d+.-]*:[^\s"'”’)]/i,
  // A host: a dot that ends neither a sentence nor all of it, however it is written, or a name that begins or ends as hosts do.
  /[·•‧∙⋅・]|\.[\p{L}\p{N}]|[\p{L}\p{N}][\s\])}]*[.。][\s[({]*[a-z\d]|[^\p{L}\p{N}.)"'’”…!?。]\.(?!\.*$)|^\./u,
  /\bwww\b|\b(?:com|net|org|ph|ly|xyz|dot|tuldok)\b/i,
];

/**
 * A message that anybody can have put into an address, where it is plain words: no address, no number of more than four
 * digits. Otherwise empty, for it would speak in the lender's voice.
 */
export const plainWords = (message: string): string => {
  try {
    // As it looks: figures and letters of full width are figures and letters, and what shows nothing is not there.
    const seen = message.normalize('NFKC').replace(/[\p{Cf}\p{M}]/gu, '');
    return notPlain().some((rule) => rule.test(seen)) ? '' : message;
  } catch {
    // The first builds of Chromium 64 know no names of kinds of characters in an expression: what cannot be judged is not shown. They read
    // an expression, one that is written out too, no sooner than they come to it, so that they say so within this function.
    return '';
  }
};
