/**
 * An address as it is read; undefined where it is none. Not `canParse`: once it is hot, Node 20 refuses by it what it can
 * read (letters from U+0080 to U+00FF).
 */
export const parsed = (url: string, base?: string): URL | undefined => {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
};

/** The scheme that a browser or an app reads: it leaves out tabs and line breaks anywhere, and what nobody sees in front. */
export const schemeOf = (raw: string): string | undefined =>
  /^([a-z][a-z\d+.-]*):/i.exec(raw.replaceAll(/[\t\n\r]/g, '').replace(/^[\p{Cc} ]+/u, ''))?.[1]?.toLowerCase();
