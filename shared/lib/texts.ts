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

/** The words of an answer that leaves the outcome unknown, as a quotation; empty if there are none. */
export const inQuotes = (words = ''): string => words && `“${words}”`;

/**
 * Prepares words that are not ours for use inside a sentence. Right-to-left words are put between isolate marks (U+2068, U+2069); without them, a
 * number next to the words would be drawn on their other side.
 */
export const isolated = (words: string): string =>
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(words) ? `\u2068${words}\u2069` : words;

/** An address with its blanks written as a browser writes them. */
export const withoutBlanks = (url: string): string => url.trim().replace(/[ \xa0]/g, encodeURI);

/** Decodes the percent-escapes of ASCII characters in an address. Never throws, whatever other escapes it contains. */
export const asciiDecoded = (url: string): string =>
  url.replace(/%([0-7][\da-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/**
 * Cuts a code into groups of four letters or digits, for reading it out. A code with separators of its own is cut there too. The groups joined are
 * the code itself.
 */
export const inGroups = (code: string): string[] => code.match(/\w{1,4}[^\w]*|[^\w]+/g) || [];

/** The title of a document, which tabs, bookmarks and the app's title bar show: the screen's heading and the brand's name. */
export const documentTitle = (heading: string, brandName: string): string => `${heading} · ${brandName}`;

/** The time of a moment in the phone's time zone: `HH:MM`. */
export const clockTime = (atMs: number): string => new Date(atMs).toTimeString().slice(0, 5);
