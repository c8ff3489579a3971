import type { Reply } from '../server/reply.ts';

/**
 * How a call that meets a fault ends for the page: its outcome is unknown, the service refused it, it succeeded, or only
 * `data` is wrong (`byData`: fatal for a page that needs it, harmless for one that does not). `any`: a page may accept
 * such an answer or reject it.
 */
export type Ending = 'unknown' | 'refused' | 'good' | 'byData' | 'any';

/**
 * How the answer is delivered, apart from its content: it never arrives, it arrives after eight seconds or after the
 * page has given up, there is no connection at all, the connection is refused, or a newer answer overtakes it.
 */
export type Manner = 'plain' | 'hang' | 'slow' | 'late' | 'offline' | 'refuse' | 'overtaken';

/** One way in which an answer can be wrong. */
export interface CallFault {
  readonly kind: 'transport' | 'HTTP' | 'body' | 'envelope' | 'sequence';
  readonly name: string;
  readonly ending: Ending;
  readonly manner?: Manner;
  /** Answers the request; absent if the fault involves no answer. */
  readonly reply?: Reply;
  /** The service's message, which the page has to show. */
  readonly says?: string;
  /** Problems in the page or browser that the fault itself causes, so that they count as expected. */
  readonly allowed?: RegExp;
  /** Why it is not a fault in WebKit, where it is skipped. */
  readonly notInWebkit?: string;
  /** @returns why the fault does not apply to a call with this good answer (JSON), or undefined. */
  readonly leftOut?: (good: string) => string | undefined;
  /** What the status says about the borrower: not signed in, or not allowed to see this page. */
  readonly door?: 'signedOut' | 'forbidden';
  /** Whether it also applies to answers that are images, which have neither a JSON body nor an envelope. */
  readonly isForPicture?: boolean;
}
