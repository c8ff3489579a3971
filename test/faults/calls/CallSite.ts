import type { Answers, Step } from '../../../scripts/gallery/states/State.ts';
import type { CallName } from '../../../shared/api/allEndpoints.ts';
import type { Expected } from '../oracle.ts';
import type { Opened } from '../stage.ts';
import type { CallFault } from './CallFault.ts';

/** What has to be on a page, beside what the ending of its call demands anyway. */
export type Demand = Partial<Expected>;

/** The way back to where everything is well, once the fault is gone. */
export interface Recovery {
  readonly steps: readonly Step[];
  /** What the service answers now; what it answered well before, where nothing is said. */
  readonly answers?: Answers;
  /** The words of the success that was aimed at, where nothing is said. */
  readonly demand?: Demand;
  /** Whether the page is then again as it was before the moment: what could be pressed, and what was typed. */
  readonly restores?: boolean;
  /** Whether the borrower's tap sends the call again. */
  readonly asksAgain: boolean;
}

/** A moment of a screen at which a call goes out. */
export interface CallSite {
  /** Such as `readOrder at loanDetail`. */
  readonly name: string;
  readonly call: CallName;
  /** The screen, with good answers to everything. */
  readonly opened: Opened;
  /** What the borrower does before the moment; by then, nothing is under way. */
  readonly before: readonly Step[];
  /** What sends the call; nothing, where opening the screen does. */
  readonly trigger: readonly Step[];
  /** Words that stand on the screen once the call has been answered well, and never otherwise. */
  readonly success: string;
  /** What the screen makes of `data`: cannot do without it, can live without it, or never reads it. */
  readonly data: 'needed' | 'optional' | 'ignored';
  /** Names of faults of `data` that this screen may take for an answer all the same. */
  readonly mayTake?: RegExp;
  readonly whenGood?: Demand;
  readonly whenUnknown: Demand;
  readonly whenRefused: Demand;
  /** Whether the service's own words are shown where it refuses. */
  readonly saysWhy: boolean;
  readonly recovery?: Recovery;
  /** Where the way back from a refusal is another. */
  readonly recoveryOfRefusal?: Recovery;
  /** Where nobody is signed in, or somebody whose page it is not: another try cannot help, and the login does. */
  readonly atDoor?: {
    readonly [door in NonNullable<CallFault['door']>]: Demand & Required<Pick<Expected, 'ways'>>;
  } & { readonly recovery: Recovery };
  /** Words of the good answer that change on screen with a newer one, for a call that may be overtaken. */
  readonly mark?: string;
  /** How often the page that success leads to makes the same call for itself. */
  readonly alsoAsks?: number;
  /** The site at which the same code reads the same answer: bodies and envelopes are tried there alone. */
  readonly readsAs?: string;
  /** Another call brings the screen's data: without a service, that is missing before this one is missed. */
  readonly isBeside?: boolean;
  /** The page leaves for another one at the same moment, which has to be reached. */
  readonly isLeaving?: boolean;
  /** A request that must not be sent twice: as long as nobody knows what came of it, the page says neither yes nor no. */
  readonly isUnconfirmed?: boolean;
  /** What the page says where it sends nothing, for the phone has no connection: that is known, and nothing is unconfirmed. */
  readonly whenKeptBack?: string;
  /** Of what may be sent again at once though nobody knows what came of it, for it moves no money. */
  readonly maySendAgain?: boolean;
  /** What has to be true of a call that has not gone well so much later, by the page's clock, though nobody has done anything. */
  readonly later?: {
    readonly afterMs: number;
    readonly demand: Demand;
    /** How often the page has made the same call by itself by then. */
    readonly asks?: number;
  };
  /** A look at the records after such a request: its refusal tells nothing of the request. */
  readonly isLook?: boolean;
  /** The amounts on the page are this call's: without a good answer, none may stand there. */
  readonly isMoneyOfTheCall?: boolean;
  /** Words that stand on the screen whatever happens, and that judge of nothing. */
  readonly exempt?: RegExp;
  /** Nobody waits for this call. */
  readonly isSilent?: boolean;
  /** The answer is a picture. */
  readonly isPicture?: boolean;
}
