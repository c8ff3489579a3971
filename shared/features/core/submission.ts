import type { ReadableAtom } from 'nanostores';
import type { CallOptions } from '../../api/client.ts';
import type { Outcome, Refused } from '../../api/outcome.ts';
import { ALREADY_SUBMITTED } from '../../domain/serviceCodes.ts';
import type { Clock, Env } from '../../platform/env.ts';
import type { SubmissionLog } from '../../platform/storage/submissionLog.ts';

/**
 * The result of checking a request in the lender's records. `done`: it was carried out. `open`: no sign of it. `ended`: it was accepted, and
 * what it began has ended since. `changed`: the records have changed since, perhaps by this request (or their earlier state is unknown).
 * `unknown`: no response.
 */
export type CheckResult = 'done' | 'open' | 'ended' | 'changed' | 'unknown';

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

/** What is known about a request whose outcome is unknown. */
export interface EarlierRequest {
  /** The snapshot of the lender's records from before the request was sent; undefined where there is none. */
  readonly before: string | undefined;
  /** It was sent a day ago or earlier, by the phone's clock: the records may show a different, later request. */
  readonly isOld: boolean;
  /** The service had accepted it. */
  readonly wasAccepted: boolean;
  /** The `call` that it was sent with; empty without one. */
  readonly call: string;
}

/** One action of the borrower that must be carried out only once. */
export interface Submission {
  /** Names the call and the order, so that the record of another submission is never read as this one's. */
  readonly key: string;
  /**
   * Checks in the lender's records whether the request was carried out. Never rejects. `sent` is undefined where no earlier
   * request is known: then the result `open` means that there was none.
   */
  readonly check: (sent: EarlierRequest | undefined) => Promise<CheckResult>;
  /**
   * The present state of the lender's records as a short text, which changes only when they do. A promise only where the
   * records have to be requested first; undefined where the state is unknown. Never rejects.
   */
  readonly snapshot?: () => string | undefined | Promise<string | undefined>;
}

/** How to interpret the outcome of a call. */
export interface Reading<Data> {
  /** Whether `ok` completes the submission; false where a further step follows (an SMS code is requested). Default: true. */
  readonly isFinal?: (data: Data) => boolean;
  /** Which call it is, or with which amount, where a submission has several: a repeat reuses the idempotency key of the same one only. */
  readonly call?: string;
  /** `ok` only opens a further page, such as a wallet's, where the borrower may still turn back. */
  readonly isOnlyWay?: boolean;
}

/** @returns whether the page gave up waiting: the request may still be under way. */
export const isTimeout = (outcome: Outcome<unknown> | undefined): boolean =>
  outcome?.kind === 'unknown' && outcome.reason === 'timeout';

/** @returns whether the service says that it has received this request before, so that it may have been carried out. */
export const isRepeated = ({ code }: Refused): boolean => code === ALREADY_SUBMITTED;

/**
 * @returns what an outcome says of the request. `unclear`: it may have been carried out; so where there is no outcome, because another tab
 * has sent it a moment earlier. `unsent`: it never left the phone. `no`: it was not carried out, or not to its end.
 */
export const meaningOf = <Data>(
  outcome: Outcome<Data> | undefined,
  { isFinal = () => true }: Reading<Data>,
): 'done' | 'unclear' | 'unsent' | 'no' => {
  if (outcome?.kind === 'ok') return isFinal(outcome.data) ? 'done' : 'no';
  if (outcome?.kind === 'refused') return isRepeated(outcome) ? 'unclear' : 'no';
  return outcome?.isUnsent ? 'unsent' : 'unclear';
};

/** What `submitOnce` needs of the platform: the clock, the log of submissions in the phone's storage, and the return event. */
export type SubmissionEnv = Pick<Env, 'onReturn' | 'report'> & {
  readonly clock: Clock;
  readonly submissionLog: SubmissionLog;
};

/** Makes the call of a submission with the options of this sending. */
export type Ask<Data> = (options: Required<Pick<CallOptions, 'idempotencyKey' | 'onEnd'>>) => Promise<Outcome<Data>>;

/** A lock around a request that may be sent only once, whatever taps, tabs, reloads and lost responses there are. */
export interface SubmitOnce {
  readonly $state: ReadableAtom<SubmissionState>;
  /** Looks for the record of a request that an earlier page has sent. Call it once, when the page opens. */
  open(): void;
  /**
   * Sends the request, unless it has been sent before. @returns the outcome, without waiting for a check that it starts;
   * undefined where nothing was sent. `ask` has to pass its options to the call; if that moves no money and signs nothing, only `onEnd`.
   */
  send<Data>(ask: Ask<Data>, reading?: Reading<Data>): Promise<Outcome<Data> | undefined>;
  /** In the state `unconfirmed`: checks the lender's records again. */
  checkAgain(): Promise<void>;
  /** In the state `unconfirmed` with `maySendAgain`: the borrower decides to send it again. */
  release(): void;
}
