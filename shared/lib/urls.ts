/** @returns the address, relative to `origin` where it has none of its own; undefined if it is not an address. */
export const parseUrl = (url: string, origin: string): URL | undefined => {
  try {
    return new URL(url, origin);
  } catch {
    return undefined;
  }
};

/** Decodes the percent-escapes of ASCII characters in an address. Never throws, whatever other escapes it contains. */
export const asciiDecoded = (url: string): string =>
  url.replace(/%([0-7][\da-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
