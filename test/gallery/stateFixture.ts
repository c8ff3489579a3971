import type { ConsoleMessage, Page } from '@playwright/test';
import { addressOf, storagesOf } from '../../scripts/gallery/states/address.ts';
import { fillStorage } from '../../scripts/gallery/states/browser/showFrames.ts';
import type { State } from '../../scripts/gallery/states/State.ts';
import { shownPattern, spokenSteps } from '../../scripts/gallery/states/speak.ts';
import { states } from '../../scripts/gallery/states/states.ts';
import { explainsAtLeisure } from '../support/explainsAtLeisure.ts';
import { holdStill } from './look.ts';
import { TIME_ZONE } from './stateGallery.ts';
import { takeSteps } from './takeSteps.ts';
import { test as base, expect } from './workerFixtures.ts';

interface Fixtures {
  /** Opens a state, performs its steps, and waits until its expected text is visible. */
  readonly bring: (state: State, lang?: string) => Promise<void>;
  /** The console warnings and errors of the page, and the state that is open. */
  readonly problems: { current: State | undefined; readonly found: string[] };
}

// The fixed time of all pictures.
const NOW = new Date('2026-05-04T10:00:00+08:00');

const heldClocks = new WeakSet<Page>();

// Playwright's clock must be installed only once for each page.
const holdClock = async (page: Page): Promise<void> => {
  if (heldClocks.has(page)) return;
  heldClocks.add(page);
  await page.clock.install({ time: NOW });
  await page.addInitScript(explainsAtLeisure);
};

const isBroken = (answer: unknown): boolean =>
  answer === 'drop' || (typeof answer === 'object' && answer !== null && 'status' in answer && answer.status !== 200);

// The browser logs dropped connections and error statuses by itself.
const isMeant = (problem: string, state: State | undefined): boolean =>
  (/^Failed to load resource/.test(problem) &&
    Object.values(state?.answers ?? {})
      .flat()
      .some(isBroken)) ||
  (state?.screen === 'notFound' && problem.includes('404')) ||
  // A sandboxed frame also blocks the init scripts of the tests.
  /^Blocked script execution in '[^']*\/gallery\/document'/.test(problem);

// Messages about an earlier state may arrive late, so the state is found by its name in the URL of the call.
const stateBehind = (problem: string): State | undefined =>
  states.find(({ name }) => problem.includes(`?deviceId=${name}&`));

export const stateTest = base.extend<Fixtures>({
  baseURL: async ({ gallery }, use) => use(gallery.origin),
  timezoneId: TIME_ZONE,
  // Without reduced motion, fading skeletons would fail the contrast check.
  contextOptions: { reducedMotion: 'reduce' },
  problems: [
    async ({ page }, use) => {
      const problems: Fixtures['problems'] = { current: undefined, found: [] };
      const hear = (message: ConsoleMessage) => {
        if (message.type() === 'error' || message.type() === 'warning')
          problems.found.push(`${message.text()} ${message.location().url}`);
      };
      const seeError = (error: Error) => problems.found.push(`uncaught: ${error.message}`);
      page.on('console', hear).on('pageerror', seeError);
      await use(problems);
      page.off('console', hear).off('pageerror', seeError);
      expect(problems.found.filter((problem) => !isMeant(problem, stateBehind(problem) ?? problems.current))).toEqual(
        [],
      );
    },
    { auto: true },
  ],
  bring: async ({ page, gallery, problems }, use) => {
    await holdClock(page);
    await use(async (state, lang = gallery.settings.brand.defaultLanguage) => {
      const speak = gallery.speakAs(state, lang);
      problems.current = state;
      // Fills the storage as the gallery's link page does, but saves loading that document for each state.
      // Only in the top window: sandboxed frames have no storage.
      const storages = JSON.stringify(storagesOf(state, gallery.settings.brand));
      const filling = await page.addInitScript(`if (self === top) (${fillStorage})(${storages});`);
      await page.goto(addressOf(state, lang));
      await filling.dispose();
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await takeSteps(page, gallery.performScript, spokenSteps(state, speak, gallery.settings.brand));
      // Another sentence may follow in the same element.
      await expect(page.getByText(new RegExp(`^(${shownPattern(state, speak)})( .+)?$`)).first()).toBeVisible();
      await holdStill(page);
    });
  },
});

/** `stateTest` on one page for all states: faster, but unfit for pictures, as its clock is not reset. */
export const onePageTest = stateTest.extend({ page: ({ phone }, use) => use(phone) });

export { expect };
