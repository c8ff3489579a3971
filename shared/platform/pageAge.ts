/** Data older than this are read again when the borrower opens the page or returns to it. */
export const OLD_MS = 10_000;

/** How long ago the page was loaded, in milliseconds. The larger of two: `performance.now` may stop while the phone sleeps, and the clock may be set. */
export const pageAgeMs = (): number => Math.max(performance.now(), Date.now() - performance.timeOrigin);
