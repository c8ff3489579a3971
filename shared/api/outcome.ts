import type { UnknownReason } from '../domain/unknownReason.ts';
import type { Words } from '../i18n/messages.ts';

/** How a call ended. `refused` is the service's own word; `unknown` means that it may or may not have been done. */
export type Outcome<Data> = Answered<Data> | Refused | Unknown;

/** The service has answered. */
export interface Answered<Data> {
  readonly kind: 'ok';
  readonly data: Data;
}

/** Nobody can say whether it was done. `message` is the service's text for the borrower where one came all the same. */
export interface Unknown {
  readonly kind: 'unknown';
  readonly reason: UnknownReason;
  /** The HTTP status of the response, where it is all that is known. */
  readonly status?: number;
  readonly message?: Words | undefined;
  /** It never left the phone, which had no connection or lacked the part of the page that sends it: it was certainly not done. */
  readonly isUnsent?: boolean;
}

/** The service said no. `message` is its text for the borrower, and may be empty. */
export interface Refused {
  readonly kind: 'refused';
  readonly code: string;
  readonly message: Words;
  /** The HTTP status of the response, where the service said no by that alone. */
  readonly status?: number;
}
