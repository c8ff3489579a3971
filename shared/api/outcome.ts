import type { UnknownReason } from '../domain/unknownReason.ts';
import type { Words } from '../i18n/messages.ts';

/** How a call ended. `refused`: the service has said no. `unknown`: the request may or may not have been carried out. */
export type Outcome<Data> = Answered<Data> | Refused | Unknown;

/** The service has responded with data. */
export interface Answered<Data> {
  readonly kind: 'ok';
  readonly data: Data;
}

/** It is unknown whether the request was carried out. `message` is the service's text for the borrower, if there was one. */
export interface Unknown {
  readonly kind: 'unknown';
  readonly reason: UnknownReason;
  /** The HTTP status of the response, if it is all that is known. */
  readonly status?: number;
  readonly message?: Words | undefined;
  /** It was not sent, because the phone had no connection, or the chunk that sends it could not be loaded: so it was certainly not carried out. */
  readonly isUnsent?: boolean;
}

/** The service said no. `message` is its text for the borrower, and may be empty. */
export interface Refused {
  readonly kind: 'refused';
  readonly code: string;
  readonly message: Words;
  /** The HTTP status of the response, if the service has refused by that alone. */
  readonly status?: number;
}
