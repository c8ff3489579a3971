import type { Page } from '@playwright/test';

// More than the frame and the timer after which effects run.
const EFFECTS_RUN_MS = 200;

/**
 * Resolves once what a page of an installed clock has drawn first has also begun to count. The prerendered view stands before
 * the script counts anything: time that is sent on until then is lost to it.
 */
export const begunToWait = (page: Page): Promise<void> => page.clock.runFor(EFFECTS_RUN_MS);
