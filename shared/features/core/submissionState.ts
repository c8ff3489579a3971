/**
 * The result of checking a request in the lender's records. `done`: it was carried out. `open`: no sign of it. `changed`: the
 * records have changed since, perhaps by this request (or their earlier state is unknown). `unknown`: no response.
 */
export type CheckResult = 'done' | 'open' | 'changed' | 'unknown';

/**
 * The state of a request that may be sent only once. `unconfirmed`: it was sent, here, in another tab or before a reload, and the page
 * checks whether it was carried out. `early`: the check found no sign of it, but it may still be under way. `unkept`: this phone stores
 * no record of what an earlier visit has sent, and the lender's records alone cannot show it.
 */
export type SubmissionState =
  | { readonly kind: 'free' | 'sending' | 'done' }
  | {
      readonly kind: 'unconfirmed';
      readonly check: 'checking' | 'early' | 'open' | 'changed' | 'unknown' | 'unkept';
      readonly sentAtMs: number;
      /** The service had accepted it. */
      readonly wasAccepted: boolean;
      /** Whether the borrower may now decide to send it again, or to send another request like it. */
      readonly maySendAgain: boolean;
      /** The earliest time for that, by the phone's clock, and only after one more check; undefined if it is not known. */
      readonly untilMs: number | undefined;
    };

/** What a check has shown, or why no check was made. */
export type UnconfirmedCheck = Extract<SubmissionState, { kind: 'unconfirmed' }>['check'];
