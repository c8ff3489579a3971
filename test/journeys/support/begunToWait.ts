import type { Page } from '@playwright/test';

// Longer than the frame and the timer after which effects run.
const EFFECTS_RUN_MS = 200;

/**
 * Runs a page's installed clock until the effects of its first render have started their timers. The prerendered view appears
 * before the script starts any: time advanced before that is lost.
 */
export const begunToWait = (page: Page): Promise<void> => page.clock.runFor(EFFECTS_RUN_MS);
