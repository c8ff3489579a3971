/**
 * The result of checking a request in the lender's records. `done`: it was carried out. `open`: no sign of it. `changed`: the
 * records have changed since, perhaps by this request (or their earlier state is unknown). `unknown`: no response.
 */
export type CheckResult = 'done' | 'open' | 'changed' | 'unknown';

/**
 * How a request stands that may be sent only once. `unconfirmed`: one has gone out, here or in another tab or before a
 * reload, and the page looks what came of it: `early` saw no sign, but the request may still be under way. `unkept`:
 * this phone keeps no note of what an earlier visit has sent, and the records alone cannot tell.
 */
export type SubmissionState =
  | { readonly kind: 'free' | 'sending' | 'done' }
  | {
      readonly kind: 'unconfirmed';
      readonly check: 'checking' | 'early' | 'open' | 'changed' | 'unknown' | 'unkept';
      readonly sentAtMs: number;
      /** The service had accepted it. */
      readonly wasAccepted: boolean;
      /** Whether the borrower may decide now to send it, or another one like it. */
      readonly maySendAgain: boolean;
      /** By the phone's clock, the earliest moment for that, and only after one more look; undefined where none is known. */
      readonly untilMs: number | undefined;
    };

/** What a check has shown, or why none has been made. */
export type UnconfirmedCheck = Extract<SubmissionState, { kind: 'unconfirmed' }>['check'];
