import type { Stage } from './stage.ts';
import type { EngineName } from './tabs/Tab.ts';

/** One fault, injected at one moment on one screen, and the checks that must pass then. */
export interface FaultCase {
  /** A unique name whose parts go from general to specific: `call/readPeriodPlan at repay/transport/reset in the body`. */
  readonly name: string;
  /** Whether it is among the worst cases, which every run of `npm test` includes. */
  readonly isWorst: boolean;
  /** The engines that it runs in; only the current Chromium by default. */
  readonly engines?: readonly EngineName[];
  /** Why it cannot run in one of its engines: it is skipped there, with this reason in the report. */
  readonly leftOut?: { readonly [engine in EngineName]?: string };
  /** Whether to skip the checks of the aftermath: the case breaks pages on purpose. */
  readonly endsAtOnce?: boolean;
  /** Triggers the fault. @returns the problems found, in words; empty if all is well. @throws on a problem, too. */
  readonly run: (stage: Stage) => Promise<readonly string[]>;
}
