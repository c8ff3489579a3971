import type { Call } from '../api/client.ts';
import type { Brand } from '../brand/brand.ts';
import type { Queue, ReportWindow } from './queue.ts';

// For a page whose data do not arrive, or that makes no call.
const LATEST_MS = 10_000;

/**
 * Starts the sending of reports, including those that the head has queued. The code that sends, reporter.ts, is a file of its own and loads
 * at the first error, or once the outcome of the first call is on screen (see `reportCalls`), at the latest after `latestMs`
 * milliseconds. In development there is no head, and nothing is reported.
 */
export const startReporting = (
  { loanReports }: ReportWindow,
  { endpoint, sampleRate }: NonNullable<Brand['reporting']>,
  latestMs = LATEST_MS,
): void => {
  if (!loanReports) return;
  let isLoading = false;
  const load = (): void => {
    if (isLoading) return;
    isLoading = true;
    // A prerendered page that is never opened reports nothing.
    if ((document as { readonly prerendering?: boolean }).prerendering)
      document.addEventListener('prerenderingchange', fetchReporter);
    else fetchReporter();
  };
  const fetchReporter = (): void => {
    import('./reporter.ts').then(
      ({ startSending }) => startSending(loanReports, endpoint, sampleRate),
      () => {}, // the page does without
    );
  };
  loanReports.load = load;
  if (loanReports.reports.length) load();
  setTimeout(load, latestMs);
};

/** Runs when a frame is on its way to the screen: its callbacks have run, and the next task begins. */
const afterFrame = (run: () => void): void => {
  requestAnimationFrame(() => setTimeout(run));
};

/** Wraps a client so that it reports when a call is sent, its outcome, and when the frame after that is on screen. */
export const reportCalls = (call: Call, queue: Queue | undefined): Call => {
  if (!queue) return call;
  return (endpoint, given, options) => {
    const { name } = endpoint;
    queue.report('onCall', name);
    const ended = call(endpoint, given, options);
    void ended.then((outcome) => {
      queue.report('onCall', name, outcome);
      // A hidden page gets no frame until the borrower returns, so its time would mean nothing.
      const { hidden } = document;
      // The page renders the outcome in the next frame.
      afterFrame(() => {
        if (!hidden) queue.report('onShown', name, performance.now());
        queue.load?.();
      });
    });
    return ended;
  };
};
