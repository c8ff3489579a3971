import type { ReportWindow } from './queue.ts';

/** The brand's setting; see `Brand.reporting`. */
export interface ReportSettings {
  readonly endpoint: string;
  readonly sampleRate: number;
}

// Where no data come, or none are asked for.
const LATEST_MS = 10_000;

/**
 * Has sent what is told of this page, from the head's beginning on. What sends it follows the document in a file of its own: at the first
 * error; or else once the first call has ended and that is on screen (see reportCalls.ts), at the latest after `latestMs`. In
 * development, which has no head, nothing is told.
 */
export const startReporting = (
  { loanReports }: ReportWindow,
  { endpoint, sampleRate }: ReportSettings,
  latestMs = LATEST_MS,
): void => {
  if (!loanReports) return;
  let isLoading = false;
  const load = (): void => {
    if (isLoading) return;
    isLoading = true;
    // Of a page that nobody opens nothing is told.
    if ((document as { readonly prerendering?: boolean }).prerendering)
      document.addEventListener('prerenderingchange', fetchReporter);
    else fetchReporter();
  };
  const fetchReporter = (): void => {
    import('./reporter.ts').then(
      ({ takeOver }) => takeOver(loanReports, endpoint, sampleRate),
      () => {}, // the page does without
    );
  };
  loanReports.load = load;
  if (loanReports.kept.length) load();
  setTimeout(load, latestMs);
};
