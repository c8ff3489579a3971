/** What a page has read longer ago than this is read again as the borrower opens it or comes back to it. */
export const OLD_MS = 10_000;

/** How long ago the page was loaded, in milliseconds. The browser's own measure may stand while the phone sleeps, and its clock may be set. */
export const pageAgeMs = (): number => Math.max(performance.now(), Date.now() - performance.timeOrigin);
