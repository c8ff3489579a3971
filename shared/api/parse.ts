import type { Amount } from '../domain/money.ts';
import { withoutUnseen } from '../domain/unseen.ts';

/** A response's object before it is read. */
export type Raw = { readonly [name: string]: unknown };

declare const __API_BASE__: string;

const longestMessage = 300;

/** The value as an object to read fields from; anything else reads as one without fields. */
export const parseRecord = (value: unknown): Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Raw) : {};

// As it came.
const written = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' && Math.abs(value) < 1e21 ? String(value) : '';

/**
 * Text without characters that nobody sees, or a number as text; anything else is empty, and so is a number too large to
 * be written in digits.
 */
export const parseText = (value: unknown): string => withoutUnseen(written(value));

// Where the service stands, where that is not where the page does.
const serviceOrigin = (): string => __API_BASE__.replace(/^(https?:\/\/[^/]+)?.*/, '$1');

/**
 * A picture's address: http(s), with or without the scheme, or a path of the service, its blanks encoded as a browser
 * does; any other is empty, and so is one with a backslash, which browsers read as something else. The page's policy
 * narrows the hosts.
 */
export const parseImageUrl = (value: unknown): string => {
  const given = typeof value === 'string' ? value.trim().replace(/[ \xa0]/g, encodeURI) : '';
  if (/[\s\\]/.test(given)) return '';
  if (/^(https?:)?\/\/[^/?#%]+([/?#]|$)/i.test(given)) return given;
  return /^\/[^/]|^(?=[^?#]*[./])[^:/?#]+([/?#]|$)/.test(given) ? `${serviceOrigin()}/${given.replace(/^\//, '')}` : '';
};

/** A list with every item read by `read`, items that it cannot read left out; anything else is an empty list. */
export const parseList = <Item>(value: unknown, read: (item: unknown) => Item | undefined): Item[] =>
  Array.isArray(value) ? value.map(read).filter((item): item is Awaited<Item> & Item => item !== undefined) : [];

/** A list of texts, empty ones left out. */
export const parseTexts = (value: unknown): string[] => parseList(value, (item) => parseText(item) || undefined);

/** A flag is 0 or 1, as a number or as text; only 1 is set. */
export const parseFlag = (value: unknown): boolean => parseText(value) === '1';

// A larger number has not come as it was written: JSON loses its last digits. As text it keeps them.
const isInexact = (value: unknown): boolean => typeof value === 'number' && Math.abs(value) >= 2 ** 53;

/** What the service knows something by, as a number or a text. */
export type Key = number | string;

/**
 * A number or a text just as it came, for it goes back to the service unchanged; undefined where nothing came, or not
 * exactly.
 */
export const parseAsItCame = (value: unknown): Key | undefined =>
  parseText(value).trim() === '' || isInexact(value) ? undefined : (value as Key);

/** An amount just as it came; undefined where none came, or not exactly. */
export const parseAmount: (value: unknown) => Amount | undefined = parseAsItCame;

/**
 * An id just as it came, for it goes back to the service unchanged; undefined where none came, or one that is not held
 * exactly: it could be another's.
 */
export const parseId = (value: unknown): Key | undefined =>
  typeof value === 'number' && value % 1 ? undefined : parseAsItCame(value);

/** An id as text, for an address or to show; empty where `parseId` has none. */
export const parseIdText = (value: unknown): string => parseText(parseId(value));

/** A server's message for the borrower: one paragraph, cut where it is longer than anybody reads. */
export const parseMessage = (value: unknown): string => {
  const said = parseText(value).trim();
  return said.length > longestMessage ? `${said.slice(0, longestMessage)}…` : said;
};
