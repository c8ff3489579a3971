import type { Answers, Step } from '../../../scripts/gallery/states/State.ts';
import type { CallName } from '../../../shared/api/allEndpoints.ts';
import type { Expected } from '../oracle.ts';
import type { Opened } from '../stage.ts';
import type { CallFault } from './CallFault.ts';

/** What a page has to show, in addition to what the outcome of its call requires anyway. */
export type Demand = Partial<Expected>;

/** How the page gets back to normal once the fault is gone. */
export interface Recovery {
  readonly steps: readonly Step[];
  /** What the service answers now; by default its good answers from before. */
  readonly answers?: Answers;
  /** What the page has to show then; by default the success text of the site. */
  readonly demand?: Demand;
  /** Whether the page is then as it was before the call: the same enabled controls and the same typed text. */
  readonly restores?: boolean;
  /** Whether the borrower's tap sends the call again. */
  readonly asksAgain: boolean;
}

/** A moment on a screen at which a call is sent. */
export interface CallSite {
  /** For example `readOrder at loanDetail`. */
  readonly name: string;
  readonly call: CallName;
  /** The screen, with good answers to all calls. */
  readonly opened: Opened;
  /** What the borrower does before the moment; nothing is in flight after it. */
  readonly before: readonly Step[];
  /** What sends the call; empty if opening the screen sends it. */
  readonly trigger: readonly Step[];
  /** A text that is on the screen after a good answer, and never otherwise. */
  readonly success: string;
  /** How the screen uses `data`: it cannot work without it, it can work without it, or it never reads it. */
  readonly data: 'needed' | 'optional' | 'ignored';
  /** Names of faults of `data` that this screen may treat as a valid answer. */
  readonly mayTake?: RegExp;
  readonly whenGood?: Demand;
  readonly whenUnknown: Demand;
  readonly whenRefused: Demand;
  /** Whether the screen shows the service's own message of a refusal. */
  readonly saysWhy: boolean;
  readonly recovery?: Recovery;
  /** The recovery from a refusal, if it differs. */
  readonly recoveryOfRefusal?: Recovery;
  /** What the page shows for 401 and 403: retrying cannot help, signing in can. */
  readonly atDoor?: {
    readonly [door in NonNullable<CallFault['door']>]: Demand & Required<Pick<Expected, 'ways'>>;
  } & { readonly recovery: Recovery };
  /** Text of the good answer that differs in a newer answer, for a call that may be overtaken. */
  readonly mark?: string;
  /** How many times the page that follows a success makes the same call itself. */
  readonly alsoAsks?: number;
  /** The site where the same code reads the same answer: faults of bodies and envelopes are tried only there. */
  readonly readsAs?: string;
  /** Whether another call brings the screen's main data: if the service is unreachable, that one fails first. */
  readonly isBeside?: boolean;
  /** Whether the page navigates away at the same moment; the next page has to load. */
  readonly isLeaving?: boolean;
  /** Whether the request must not be sent twice: while its outcome is unknown, the page claims neither success nor failure. */
  readonly isUnconfirmed?: boolean;
  /** What the page says if it sends nothing because the phone is offline: then the outcome is known. */
  readonly whenKeptBack?: string;
  /** Whether the request may be sent again at once though its outcome is unknown, because it moves no money. */
  readonly maySendAgain?: boolean;
  /** What has to be true this long (page clock) after a call has failed, without any input. */
  readonly later?: {
    readonly afterMs: number;
    readonly demand: Demand;
    /** How many times the page has made the same call by itself by then. */
    readonly asks?: number;
  };
  /** Whether the call looks up the outcome of such a request: its refusal says nothing about that request. */
  readonly isLook?: boolean;
  /** Whether the amounts on the page come from this call: without a good answer, the page must show none. */
  readonly isMoneyOfTheCall?: boolean;
  /** Text that is on the screen in any case and says nothing about the outcome. */
  readonly exempt?: RegExp;
  /** Whether nothing in the page waits for this call. */
  readonly isSilent?: boolean;
  /** Whether the answer is an image. */
  readonly isPicture?: boolean;
}
