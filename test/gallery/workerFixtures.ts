import { test as base, expect, type Page } from '@playwright/test';
import { keepAxeReady } from '../journeys/support/look.ts';
import type { Stage } from './injection/stage.ts';
import type { OpenComponents } from './openComponents.ts';
import { openStates, type StateGallery, TIME_ZONE } from './stateGallery.ts';

/** Whether axe checks every state, as in `npm run test:all`. */
export const isWhole = process.env['TEST_PART'] === '1';

/**
 * What a worker opens once, as soon as a test asks for it. All tests of this folder have these fixtures, also where they need one
 * alone: Playwright starts new workers, each with a browser and all modules, for tests whose fixtures of a worker are others.
 */
interface WorkerFixtures {
  /** The gallery of states, with the script that performs their steps. */
  readonly gallery: StateGallery;
  /** One page for all states, opened one after the other. */
  readonly phone: Page;
  readonly components: OpenComponents;
  /** The page on which hostile states are opened. */
  readonly stage: Stage;
}

export const test = base.extend<object, WorkerFixtures>({
  gallery: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const gallery = await openStates();
      await use(gallery);
      await gallery.close();
    },
    { scope: 'worker' },
  ],
  phone: [
    async ({ browser, gallery }, use, { project }) => {
      const { viewport, hasTouch, isMobile } = project.use;
      const context = await browser.newContext({
        ...(viewport && { viewport }),
        ...(hasTouch && { hasTouch }),
        ...(isMobile && { isMobile }),
        baseURL: gallery.origin,
        timezoneId: TIME_ZONE,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      if (isWhole) await keepAxeReady(page);
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
  components: [
    async ({ browser }, use, { project }) => {
      // Imported on demand, as most workers need neither the bundler nor the hostile texts.
      const { openComponents } = await import('./openComponents.ts');
      const { viewport, hasTouch, isMobile } = project.use;
      // Without reduced motion, fading skeletons would fail the contrast check.
      const phone = { viewport: viewport ?? null, hasTouch: !!hasTouch, isMobile: !!isMobile };
      const context = await browser.newContext({ ...phone, reducedMotion: 'reduce' });
      const components = await openComponents(await context.newPage());
      await use(components);
      await context.close();
      await components.close();
    },
    { scope: 'worker' },
  ],
  stage: [
    async ({ browser }, use) => {
      const { openStage } = await import('./injection/stage.ts');
      const stage = await openStage(browser);
      await use(stage);
      await stage.close();
    },
    { scope: 'worker' },
  ],
});

export { expect };
