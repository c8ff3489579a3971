import type { Outcome } from '../api/outcome.ts';
import { type BlockDescription, describeBlock, describeError, type ErrorDescription, errorOf } from './describe.ts';
import { type Hooks, type Queue, type QueuedReport, send } from './queue.ts';
import type { CallEnd } from './steps.ts';
import { watchVitals } from './watchVitals.ts';

/** One thing of a message. */
type Entry =
  | ({ readonly kind: 'error' } & ErrorDescription)
  | ({ readonly kind: 'blocked' } & BlockDescription)
  | { readonly kind: 'vital'; readonly vital: string; readonly ms: number }
  | { readonly kind: 'vital'; readonly vital: 'cumulativeLayoutShift'; readonly thousandths: number }
  | { readonly kind: 'step'; readonly step: string; readonly outcome: string };

/** A page sends at most so many messages, */
const MAX_MESSAGES = 8;
/** with at most so many entries altogether. */
const MAX_ENTRIES = 40;
// Entries within this time share one message: each request costs the borrower some hundred bytes.
const GATHER_MS = 5000;

/** Collects entries and sends them in messages; `flush` sends what has gathered. */
const sender = (screen: string, endpoint: string) => {
  const sent = new Set<string>();
  let entries: Entry[] = [];
  let messages = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (!entries.length || messages === MAX_MESSAGES) return;
    messages += 1;
    send(endpoint, screen, entries);
    entries = [];
  };

  const take = (entry: Entry): void => {
    const isError = entry.kind === 'error';
    // The same error again adds nothing, and may occur in each frame.
    const key = isError || entry.kind === 'blocked' ? JSON.stringify(entry) : String(sent.size);
    if (sent.has(key) || sent.size === MAX_ENTRIES) return;
    sent.add(key);
    entries.push(entry);
    if (isError) clearTimeout(timer);
    if (isError || timer === undefined) timer = setTimeout(flush, isError ? 0 : GATHER_MS);
  };

  return { take, flush };
};

// Calls that read something; and those that count visits, or fetch a contract to display. All others submit something.
const READS = /^(read|list)/;
const NOT_REPORTED = /^(track|saveEvent|open.*Agreement)/;

const endOf = (outcome: Outcome<unknown>): CallEnd => {
  if (outcome.kind !== 'unknown') return outcome.kind;
  return outcome.isUnsent ? 'unsent' : outcome.reason;
};

const hooksFor = (screen: string, take: (entry: Entry) => void): Hooks => {
  let mainRead: string | undefined;
  let hasData = false;
  let isShown = false;
  // An error that leads to the fallback page is reported twice, by it and by the browser.
  const errors = new Set<unknown>();

  const onVital: Hooks['onVital'] = (vital, value) => {
    const rounded = Math.round(value);
    if (vital === 'cumulativeLayoutShift') take({ kind: 'vital', vital, thousandths: rounded });
    else take({ kind: 'vital', vital, ms: rounded });
  };
  const onStep = (step: string, outcome: string): void => take({ kind: 'step', step, outcome });

  return {
    onError: (thrown) => {
      const error = errorOf(thrown);
      if (error && errors.has(error)) return;
      errors.add(error);
      take({ kind: 'error', ...describeError(thrown, screen) });
    },
    onBlocked: (violation) => take({ kind: 'blocked', ...describeBlock(violation) }),
    onVital,
    onStep,
    onCall: (name, outcome) => {
      if (NOT_REPORTED.test(name)) return;
      if (!READS.test(name)) return onStep(name, outcome ? endOf(outcome) : 'attempted');
      // The first call that reads is taken as the screen's main data.
      mainRead ??= name;
      if (!outcome || name !== mainRead) return;
      onStep('data', endOf(outcome));
      hasData ||= outcome.kind === 'ok';
    },
    onShown: (name, ms) => {
      if (name !== mainRead || !hasData || isShown) return;
      isShown = true;
      onVital('dataOnScreen', ms);
    },
  };
};

/**
 * Sends the queued reports, and from now on each report. A part of the page's script that follows it.
 * @param sampleRate of how many page views timings and steps are sent, from 0 to 1; errors and what was blocked always are
 */
export const startSending = (queue: Queue, endpoint: string, sampleRate: number): void => {
  const isSampled = Math.random() < sampleRate;
  const { take, flush } = sender(queue.screen, endpoint);
  const hooks = hooksFor(queue.screen, take);
  queue.report = (...[hook, ...given]: QueuedReport) => {
    const isSentAlways = hook === 'onError' || hook === 'onBlocked';
    if (isSampled || isSentAlways) (hooks[hook] as (...all: readonly unknown[]) => void)(...given);
  };
  for (const report of queue.reports.splice(0)) queue.report(...report);
  const endVitals = isSampled && !queue.isHidden ? watchVitals(hooks.onVital) : () => {};
  // Some vitals are known only when the borrower leaves: add them, then send everything.
  const leave = (): void => {
    endVitals();
    flush();
  };
  document.addEventListener('visibilitychange', () => document.hidden && leave());
  addEventListener('pagehide', leave);
};
