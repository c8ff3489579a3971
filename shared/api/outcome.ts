import { DAY_MS } from '../domain/dates.ts';
import type { UnknownReason } from '../domain/failures.ts';
import type { Message, Words } from '../i18n/messages.ts';
import { inQuotes } from '../lib/texts.ts';
import { parseMessage, parseRecord } from './parse.ts';

/** How a call ended. `refused`: the service refused. `unknown`: the request may or may not have been carried out. */
export type Outcome<Data> = { readonly kind: 'ok'; readonly data: Data } | Failed;

/** An outcome without data. */
export type Failed = Refused | Unknown;

/** It is unknown whether the request was carried out. */
export interface Unknown {
  readonly kind: 'unknown';
  readonly reason: UnknownReason;
  /** The HTTP status of the response, if it is all that is known. */
  readonly status?: number;
  /** The earliest time of a retry (`Retry-After`), in milliseconds since the epoch. */
  readonly retryAtMs?: number;
  /** The service's text for the borrower, if there was one. It may be untrue: it is shown in quotation marks, within what the app says, or not at all. */
  readonly quoted?: string | undefined;
  /** The app's own text: why it was not sent. */
  readonly message?: Message | undefined;
  /** It was not sent, because the phone had no connection, or it was too early to ask again: so it was certainly not carried out. */
  readonly isUnsent?: boolean;
}

/** The service refused. `message` is its text for the borrower, and may be empty. */
export interface Refused {
  readonly kind: 'refused';
  readonly code: string;
  readonly message: Words;
  /** The HTTP status of the response, if the service has refused by that alone. */
  readonly status?: number;
  /** As of an unknown outcome, where the service has refused by the status alone. */
  readonly quoted?: string | undefined;
}

/** What is said of a failure: the service's words, as a quotation if the outcome is unknown, or why it was not sent. */
export const wordsOfFailure = (outcome: Failed): Words => outcome.message || inQuotes(outcome.quoted);

/** Only 0 is success: the number, or a string of zeros. The string itself is tested, because `Number('')` is 0 too. */
const isSuccess = (code: unknown): boolean => code === 0 || (typeof code === 'string' && /^0+$/.test(code));

const isCode = (code: unknown): boolean => typeof code === 'number' || (typeof code === 'string' && !!code);

const parseJson = (body: string): unknown => {
  try {
    return JSON.parse(body.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
};

/**
 * Parses the body of a response: the envelope `{code, message, data}`, whose `data` are parsed by `parse`.
 * @returns `unknown` if the body is not an envelope, or has no code, because then it is unknown whether the request was carried out. A
 * message in it is still passed on, to be quoted.
 */
export const readEnvelope = <Data>(body: string, parse: (data: unknown) => Data | undefined): Outcome<Data> => {
  const envelope = parseRecord(parseJson(body));
  const code = envelope['code'];
  if (isSuccess(code)) {
    const data = parse(envelope['data']);
    return data === undefined ? { kind: 'unknown', reason: 'data' } : { kind: 'ok', data };
  }
  const message = parseMessage(envelope['message']);
  if (isCode(code)) return { kind: 'refused', code: String(code), message };
  // A message like 'success', which services send with every success, says nothing about a response without a code.
  if (/^\s*</.test(body)) return { kind: 'unknown', reason: 'portal' };
  return { kind: 'unknown', reason: 'body', quoted: message.replace(/^(success|ok)\W*$/i, '') || undefined };
};

// Seconds, or a date. More than a day is ignored, because the page shows only a time of day.
const againAt = (after: string | null | undefined): number => {
  const inMs = Number(after) * 1000 || Date.parse(after || '') - Date.now();
  return inMs > 0 && inMs < DAY_MS ? Date.now() + inMs : 0;
};

/** A response without its body. */
export type ResponseHead = Pick<Response, 'ok' | 'status'> & { readonly headers?: Pick<Headers, 'get'> };

/** @returns the outcome of a response with an HTTP error, which does not say what was carried out; a refusal in its body may be quoted. */
export const unknownAt = ({ status, headers }: ResponseHead, outcome: Outcome<unknown>): Unknown => {
  const retryAtMs = againAt(headers?.get('Retry-After'));
  return {
    kind: 'unknown',
    reason: 'http',
    status,
    ...(retryAtMs && { retryAtMs }),
    ...(outcome.kind === 'refused' && typeof outcome.message === 'string' && { quoted: outcome.message }),
  };
};
