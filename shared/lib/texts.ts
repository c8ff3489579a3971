/**
 * Removes invisible characters from a text: control characters, marks that change the direction of writing, and characters without a width. Line
 * breaks, tabs and the joiners that some scripts need (U+200C, U+200D) stay.
 */
export const withoutInvisible = (words: string): string =>
  // Chromium 64 has no \p{Cc}: the first class is a negated list of all characters that are not control characters.
  words.replace(
    /[^\t\n\r -~\u00a0-\uffff]|[\xad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g,
    '',
  );

const ENTITIES: { readonly [name: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Decodes the entities of XML and those with a number, once: a service may keep its texts as HTML, `Juan&#039;s`. Any other stays. */
export const withoutEntities = (words: string): string =>
  words.replace(
    /&(?:#(\d{1,6}|x[\dA-Fa-f]{1,5})|(amp|lt|gt|quot|apos));/g,
    (_, code: string | undefined, name: string) =>
      code ? String.fromCodePoint(Number(`0${code}`)) : ENTITIES[name] || '',
  );

/** A text of the service as it is shown: decoded, without invisible characters and outer blanks. */
export const plainText = (words: string): string => withoutInvisible(withoutEntities(words)).trim();

/**
 * Prepares words that are not ours for use inside a sentence. Right-to-left words are put between isolate marks (U+2068, U+2069); without them, a
 * number next to the words would be drawn on their other side.
 */
export const isolated = (words: string): string =>
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(words) ? `\u2068${words}\u2069` : words;

/** Decodes the percent-escapes of ASCII characters in an address. Never throws, whatever other escapes it contains. */
export const asciiDecoded = (url: string): string =>
  url.replace(/%([0-7][\da-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

// For engines without `Intl.Segmenter`: flags, and letters with what joins them: accents, signs of Devanagari, skin tones, joiners.
const CHARACTERS =
  /[\u{1f1e6}-\u{1f1ff}]{2}|[\s\S](?:[\u200d\u094d][\s\S]|[\u0300-\u036f]|[\u0900-\u0903\u093a-\u094f]|\ufe0f|\u20e3|[\u{1f3fb}-\u{1f3ff}])*/gu;

// What old engines lack.
interface NewIntl {
  readonly Segmenter?: new () => { segment(text: string): Iterable<{ readonly segment: string }> };
}

/** The characters of a text as people see them: a flag, a family, n with a tilde, क्षि are one each. */
export const charactersOf = (text: string): readonly string[] => {
  const { Segmenter } = Intl as unknown as NewIntl;
  return Segmenter ? Array.from(new Segmenter().segment(text), ({ segment }) => segment) : text.match(CHARACTERS) || [];
};

/** The first whole characters of a text that have room in `limit` UTF-16 units. */
export const cutText = (text: string, limit: number): string => {
  let kept = '';
  // No character is longer than 64 units.
  for (const character of charactersOf(text.slice(0, limit + 64))) {
    if (kept.length + character.length > limit) break;
    kept += character;
  }
  return kept;
};

/**
 * Cuts a code into groups of four letters or digits, for reading it out. A code with separators of its own is cut there too. The groups joined are
 * the code itself.
 */
export const inGroups = (code: string): string[] => code.match(/\w{1,4}[^\w]*|[^\w]+/g) || [];

/** The title of a document, which tabs, bookmarks and the app's title bar show: the screen's heading and the brand's name. */
export const documentTitle = (heading: string, brandName: string): string => `${heading} · ${brandName}`;

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
