import {
  parseAmount,
  parseDay,
  parseFlag,
  parseId,
  parseIdText,
  parseImageUrl,
  parseMessage,
  parseText,
} from './parse.ts';

// What reads the kinds of values in responses and requests, for shapes. Some are read alike, and are functions of their own: tools tell them apart.

/** A text that is shown as it is; empty if there is none. */
export const text = parseText;

/** A text of the service for the borrower, of at most 300 characters. */
export const message = parseMessage;

/** The address of a picture; empty if none can be loaded from it. */
export const imageUrl = parseImageUrl;

/** 0 or 1. */
export const flag = parseFlag;

/** An amount in cents, unchanged; undefined if there is none. */
export const cents = parseAmount;

/** A day, with its time if it has one; empty if there is none. */
export const day = parseDay;

/** An identifier, unchanged, because it goes back to the service; undefined if there is none. */
export const id = parseId;

/** An identifier as text, for an address or the screen; empty if there is none. */
export const idText = parseIdText;

/** A code that the page compares, as text. */
export const code = (value: unknown): string => parseText(value);

/** A count, as text: it is shown. */
export const count = (value: unknown): string => parseText(value);

export const phone = (value: unknown): string => parseText(value);

export const email = (value: unknown): string => parseText(value);

/** An address that the page may follow. It is not checked yet: see `checkLink`. */
export const webUrl = (value: unknown): string => parseText(value);

/** The same, or an address of the lender's app. */
export const appUrl = (value: unknown): string => parseText(value);

/** In a request: a picture, and the addresses of pictures, joined by commas. */
export const file = (value: unknown): string => String(value);
export const imageUrls = (value: unknown): string => String(value);

/** An address from a response. It is not checked yet: see `checkLink`. */
export interface Link {
  readonly url: string;
}
