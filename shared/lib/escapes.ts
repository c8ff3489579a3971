/** An address with the escapes of its ASCII characters undone; never throws, whatever else is escaped in it. */
export const asciiDecoded = (url: string): string =>
  url.replace(/%([0-7][\da-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
