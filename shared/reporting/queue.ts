import type { Outcome } from '../api/outcome.ts';
import type { Steps, Vital } from './steps.ts';

/** What a page can report. No data of the borrower are passed in, except inside errors, violations and outcomes; of these only the parts named below are sent. */
export interface Hooks {
  /** Something was thrown; `thrown` may also be the browser's event for it. Its kind and its places in the scripts are sent, never its message. */
  onError(thrown: unknown): void;
  /** The page's content security policy has blocked something. Of its address, only the host is sent. */
  onBlocked(violation: SecurityPolicyViolationEvent): void;
  onVital(vital: Vital, value: number): void;
  onStep<Step extends keyof Steps>(step: Step, outcome: Steps[Step]): void;
  /** A call was sent, or, with `outcome`, has ended. The kind and reason of the outcome are sent, as steps. */
  onCall(name: string, outcome?: Outcome<unknown>): void;
  /** The changes by the outcome of a call are on screen, `ms` milliseconds after the start of the page. */
  onShown(name: string, ms: number): void;
}

/** A report, as it is queued until it can be sent. */
export type QueuedReport = {
  [Hook in keyof Hooks]: readonly [hook: Hook, ...given: Parameters<Hooks[Hook]>];
}[keyof Hooks];

/** Reports something about the page, if the brand names an endpoint for reports: `report('onStep', 'screen', 'opened')`. */
export type Report = (...report: QueuedReport) => void;

/** The queue of reports, which the head of the document makes and the page's script uses. */
export interface Queue {
  /** The page's folder. */
  readonly screen: string;
  /** Whether the page was hidden when it started: then the times of its first paints mean nothing. */
  readonly isHidden: boolean;
  readonly reports: QueuedReport[];
  /** Adds an entry to `reports`, until reporter.ts replaces this function with one that sends. */
  report: Report;
  /** Loads the code that sends reports, once. Set when the page's script starts. */
  load?: () => void;
}

/** The field of `window` in which the head leaves the queue. */
export interface ReportWindow {
  loanReports?: Queue;
}

/**
 * Sends one message: the id of this document's build, the page's folder, and the records. It has no cookies, and does not wait for a
 * response. With `keepalive`, if the browser knows it, it is sent even if the page is closed. (So is `sendBeacon`, but always with the
 * cookies of its address.) The body is plain text, so that another origin needs no preflight request.
 */
export const send = (endpoint: string, screen: string, records: readonly object[]): void => {
  const build = document.querySelector<HTMLElement>('[data-build]')?.dataset['build'];
  fetch(endpoint, {
    method: 'POST',
    body: JSON.stringify({ build, screen, records }),
    credentials: 'omit',
    mode: 'no-cors',
    keepalive: true,
  }).catch(() => {}); // there is nobody to report this to
};
