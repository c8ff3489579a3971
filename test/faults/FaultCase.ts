import type { Stage } from './stage.ts';
import type { EngineName } from './tabs/Tab.ts';

/** One fault at one moment of one screen, and what has to be true then. */
export interface FaultCase {
  /** Unique, its parts from the general to the special: `call/readPeriodPlan at repay/transport/reset in the body`. */
  readonly name: string;
  /** Whether it is among the worst, which every run of the tests tries. */
  readonly isWorst: boolean;
  /** The engines that it runs in; today's Chromium alone by default. */
  readonly engines?: readonly EngineName[];
  /** Why it cannot run in one of its engines; it is skipped there, and the report has this reason. */
  readonly leftOut?: { readonly [engine in EngineName]?: string };
  /** Whether nothing is looked at any more once it has run: it spoils pages on purpose. */
  readonly endsAtOnce?: boolean;
  /** Brings the fault about, and answers what is wrong then: nothing, where all is well. May throw, which is wrong too. */
  readonly run: (stage: Stage) => Promise<readonly string[]>;
}
