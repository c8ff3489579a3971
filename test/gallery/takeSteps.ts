import type { Page } from '@playwright/test';
import type { SpokenStep } from '../../scripts/gallery/states/browser/perform.ts';

// Time goes on for a page whose script has begun, and has set the timers of what is on screen.
const BEGUN: SpokenStep = { step: { see: '' }, name: '' };

/** Takes the steps of a state on a page whose clock the test holds, with the script that `perform.ts` is built into. */
export const takeSteps = async (page: Page, performScript: string, steps: readonly SpokenStep[]): Promise<void> => {
  for (const spoken of steps) {
    const due = 'wait' in spoken.step ? BEGUN : spoken;
    await page.evaluate(`{${performScript};perform(window, ${JSON.stringify(due)})}`);
    if ('wait' in spoken.step) await page.clock.fastForward(spoken.step.wait * 1000);
  }
};
