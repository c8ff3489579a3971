/** @returns the address, relative to `origin` where it has none of its own; undefined if it is not an address. */
export const parseUrl = (url: string, origin: string): URL | undefined => {
  try {
    return new URL(url, origin);
  } catch {
    return undefined;
  }
};
