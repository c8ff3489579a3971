/** Decodes the percent-escapes of ASCII characters in an address. Never throws, whatever other escapes it contains. */
export const asciiDecoded = (url: string): string =>
  url.replace(/%([0-7][\da-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
