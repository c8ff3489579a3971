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
  /** Opens a state, takes its steps, and waits for what it shows. */
  readonly bring: (state: State, lang?: string) => Promise<void>;
  /** Problems of the page that the state does not mean to cause. */
  readonly problems: { current: State | undefined; readonly found: string[] };
}

// The moment at which all pictures are taken.
const NOW = new Date('2026-05-04T10:00:00+08:00');

const heldClocks = new WeakSet<Page>();

// A page's clock can be taken into hand only once.
const holdClock = async (page: Page): Promise<void> => {
  if (heldClocks.has(page)) return;
  heldClocks.add(page);
  await page.clock.install({ time: NOW });
  await page.addInitScript(explainsAtLeisure);
};

const isBroken = (answer: unknown): boolean =>
  answer === 'drop' || (typeof answer === 'object' && answer !== null && 'status' in answer && answer.status !== 200);

// The browser itself reports a line that breaks, and a status that is none of success.
const isMeant = (problem: string, state: State | undefined): boolean =>
  (/^Failed to load resource/.test(problem) &&
    Object.values(state?.answers ?? {})
      .flat()
      .some(isBroken)) ||
  (state?.screen === 'notFound' && problem.includes('404')) ||
  // The sandbox of a frame keeps the tests' own scripts out too.
  /^Blocked script execution in '[^']*\/gallery\/document'/.test(problem);

// A page of phones has many states, and what the browser says of the one before may come late: each call carries its state's name.
const stateBehind = (problem: string): State | undefined =>
  states.find(({ name }) => problem.includes(`?deviceId=${name}&`));

export const stateTest = base.extend<Fixtures>({
  baseURL: async ({ gallery }, use) => use(gallery.origin),
  timezoneId: TIME_ZONE,
  // Skeletons fade in and out, and what is half gone has half the contrast.
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
      // What the gallery's own page for links does, without that page: it would be one more document for each state.
      // For the page alone: a frame that a document stands in, sandboxed, has no storage to fill.
      const storages = JSON.stringify(storagesOf(state, gallery.settings.brand));
      const filling = await page.addInitScript(`if (self === top) (${fillStorage})(${storages});`);
      await page.goto(addressOf(state, lang));
      await filling.dispose();
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await takeSteps(page, gallery.performScript, spokenSteps(state, speak, gallery.settings.brand));
      // A sentence may be followed by another in the same place.
      await expect(page.getByText(new RegExp(`^(${shownPattern(state, speak)})( .+)?$`)).first()).toBeVisible();
      await holdStill(page);
    });
  },
});

/** The same, all on one page: quick, but a picture would show how late it has become there. */
export const onePageTest = stateTest.extend({ page: ({ phone }, use) => use(phone) });

export { expect };
