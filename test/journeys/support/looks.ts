import type { Page } from '@playwright/test';

/** The call with which a page with a pay code polls whether the code has been paid. */
export const LOOK = 'GET /api/v3/loan-details/loan-details';

/** The polling interval of such a page, in milliseconds. */
export const LOOKS_AGAIN_MS = 2000;

/** Returns the calls without the polling calls, whose number is tested with a manual clock in `orderPayments.test.ts`. */
export const withoutLooks = (calls: readonly string[]): string[] => calls.filter((call) => call !== LOOK);

// Longer than the frame and the timer after which effects run.
const EFFECTS_RUN_MS = 200;

/**
 * Runs a page's installed clock until the effects of its first render have started their timers. The prerendered view appears
 * before the script starts any: time advanced before that is lost.
 */
export const begunToWait = (page: Page): Promise<void> => page.clock.runFor(EFFECTS_RUN_MS);
