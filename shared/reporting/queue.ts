import type { Outcome } from '../api/outcome.ts';
import type { Step, StepOutcome, Vital } from './steps.ts';

/** What a page can tell of itself. None takes anything that could be of a borrower, but as said; and of that nothing is sent. */
export interface Hooks {
  /** Of what was thrown, or of the browser's event of it, the kind and the place in the scripts are sent; never a message. */
  onError(thrown: unknown): void;
  /** The page's policy has blocked something; of its address the host alone is sent. */
  onBlocked(violation: SecurityPolicyViolationEvent): void;
  onVital(vital: Vital, value: number): void;
  onStep<Name extends Step>(step: Name, outcome: StepOutcome<Name>): void;
  /** A call leaves, or has ended. Of the outcome its kind and reason are sent, as steps. */
  onCall(name: string, outcome?: Outcome<unknown>): void;
  /** What the outcome of a call has changed is on screen, so many milliseconds after the page's beginning. */
  onShown(name: string, ms: number): void;
}

type Told<Hook extends keyof Hooks> = readonly [hook: Hook, ...given: Parameters<Hooks[Hook]>];

/** What was told, as it is kept until it can be sent. */
export type Kept = { [Hook in keyof Hooks]: Told<Hook> }[keyof Hooks];

/** Tells something of the page, where its brand names somebody to tell: `report('onStep', 'screen', 'opened')`. */
export type Report = (...told: Kept) => void;

/** What the head of the document leaves for the page's script. */
export interface Queue {
  /** The page's folder. */
  readonly screen: string;
  /** Whether the page was out of sight when it began: then its first paints say nothing. */
  readonly isHidden: boolean;
  readonly kept: Kept[];
  /** Adds an entry to `kept`, until reporter.ts replaces this function with one that sends. */
  report: Report;
  /** Loads what sends them, once; there as soon as the page's script runs. */
  load?: () => void;
}

/** The field of `window` in which the head leaves the queue. */
export interface ReportWindow {
  loanReports?: Queue;
}
