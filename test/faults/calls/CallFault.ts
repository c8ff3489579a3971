import type { Reply } from '../server/reply.ts';

/**
 * How a call ends that meets a fault: nobody knows what came of it, the service said no, all is well, or `data` alone is
 * not what was promised (which is fatal to a page that needs it and nothing to one that does not). `any`: a page may
 * take such an answer or leave it.
 */
export type Ending = 'unknown' | 'refused' | 'good' | 'byData' | 'any';

/**
 * What else happens than that the answer is written: no answer ever comes, it comes after eight seconds or after the
 * page has given up, there is no line at all, nobody takes the call, or a newer answer overtakes it.
 */
export type Manner = 'plain' | 'hang' | 'slow' | 'late' | 'offline' | 'refuse' | 'overtaken';

/** One way in which an answer can be other than it should be. */
export interface CallFault {
  readonly kind: 'transport' | 'HTTP' | 'body' | 'envelope' | 'sequence';
  readonly name: string;
  readonly ending: Ending;
  readonly manner?: Manner;
  /** Answers the request; absent where no answer is part of it. */
  readonly reply?: Reply;
  /** The service's words, which have to be to be seen. */
  readonly says?: string;
  /** Complaints of the browser that are the fault itself. */
  readonly allowed?: RegExp;
  /** Why it is none in WebKit. */
  readonly notInWebkit?: string;
  /** Why it says nothing about a call with this good answer. */
  readonly leftOut?: (good: string) => string | undefined;
  /** What the status says of the borrower: nobody is signed in, or somebody whose page it is not. */
  readonly door?: 'signedOut' | 'forbidden';
  /** An answer with a picture in it has neither body nor envelope to read. */
  readonly isForPicture?: boolean;
}
