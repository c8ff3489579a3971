import { parseList, parseRecord, type Raw } from '../lib/shape.ts';
import { plainText, withoutBlanks, withoutEntities, withoutInvisible } from '../lib/texts.ts';

export { parseList, parseRecord, type Raw };

declare const __API_BASE__: string;

const longestMessage = 300;

// A string unchanged, or a number as a string.
const written = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' && Math.abs(value) < 1e21 ? String(value) : '';

/**
 * @returns a string without its entities, invisible characters and outer blanks, or a number as a string; empty for anything else, and for a number of 1e21
 * or more, which JavaScript would write with an exponent.
 */
export const parseText = (value: unknown): string => plainText(written(value));

// The origin of the service; empty if it is the page's own origin.
const serviceOrigin = (): string => __API_BASE__.replace(/^(https?:\/\/[^/]+)?.*/, '$1');

/**
 * @returns a picture's address: http(s), with or without the scheme, or a path at the service. Spaces in it are encoded as a browser does.
 * Any other address is empty, and so is one with a backslash, which browsers read as a slash. The page's policy restricts
 * the hosts.
 */
export const parseImageUrl = (value: unknown): string => {
  const given = typeof value === 'string' ? withoutBlanks(withoutEntities(value)) : '';
  if (/[\s\\]/.test(given)) return '';
  if (/^(https?:)?\/\/[^/?#%]+([/?#]|$)/i.test(given)) return given;
  return /^\/[^/]|^(?=[^?#]*[./])[^:/?#]+([/?#]|$)/.test(given) ? `${serviceOrigin()}/${given.replace(/^\//, '')}` : '';
};

/** @returns a list of strings, without the empty ones. */
export const parseTexts = (value: unknown): string[] => parseList(value, (item) => parseText(item) || undefined);

/** A flag is 0 or 1, as a number or a string. @returns true for 1 only. */
export const parseFlag = (value: unknown): boolean => parseText(value) === '1';

// JSON parsing has changed the last digits of a larger number. A string keeps them.
const isInexact = (value: unknown): boolean => typeof value === 'number' && Math.abs(value) >= 2 ** 53;

/** An identifier of the service, as a number or a string. */
export type Key = number | string;

/**
 * @returns a number or a string unchanged, because it is sent back to the service; undefined if it is missing or empty, or a number that is
 * not exact.
 */
export const parseUnchanged = (value: unknown): Key | undefined =>
  !parseText(value) || isInexact(value) ? undefined : (value as Key);

/**
 * @returns an id unchanged, because it is sent back to the service; undefined if it is missing, or a number that is not an exact integer:
 * that could be the id of something else.
 */
export const parseId = (value: unknown): Key | undefined =>
  typeof value === 'number' && value % 1 ? undefined : parseUnchanged(value);

/** @returns an id as a string, for an address or the screen; empty if `parseId` returns undefined. */
export const parseIdText = (value: unknown): string => withoutInvisible(written(parseId(value)));

/** @returns the service's message for the borrower, trimmed, and cut after 300 characters. */
export const parseMessage = (value: unknown): string => {
  const text = parseText(value);
  return text.length > longestMessage ? `${text.slice(0, longestMessage)}…` : text;
};
