import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { readSettings } from '../../scripts/build/settings.ts';
import { addressOf, type Stored, shownPattern, spokenSteps, storedOf } from '../../scripts/gallery/states/openState.ts';
import type { State } from '../../scripts/gallery/states/State.ts';
import { type RunningStates, serveStates } from '../../scripts/gallery/states/serveStates.ts';
import { states } from '../../scripts/gallery/states/states.ts';
import type { Brand } from '../../shared/brand/brand.ts';
import { keepAxeReady } from '../journeys/support/look.ts';
import { perform } from './perform.ts';
import { hostileStates } from './plant.ts';

/** Whether axe checks every state; `npm test` runs a part. */
export const isWhole = (process.env['TEST_PART'] ?? '1') === '1';

/** The gallery of states on the build that there is, the hostile states among them. */
interface Gallery extends RunningStates {
  readonly brand: Brand;
}

/** What a worker opens once. Tests of this folder share these fixtures: Playwright starts a new worker, with a browser, for others. */
interface WorkerFixtures {
  readonly gallery: Gallery;
  /** One page for all states, opened one after the other: opening a page takes longer than most tests. */
  readonly phone: Page;
}

interface Fixtures {
  /** Opens a state's page with the state's storage. Fails at its end if the page has complained on its console. */
  readonly open: (state: State, lang?: string) => Promise<void>;
  /** Opens a state, performs its steps, and waits until its words are visible and it has made the calls that it answers, and no others. */
  readonly bring: (state: State, lang?: string) => Promise<void>;
}

// The time at which every state opens.
const NOW = new Date('2026-05-04T10:00:00+08:00');

// A state's own failures, as the browser logs them; and a sandboxed frame, which blocks the init scripts of the tests.
const MEANT = /^Failed to load resource|^Blocked script execution in '[^']*\/gallery\/document'/;

// Replaces the app's entries in the storage by those of a state.
const fillStorage = (stored: Stored): void => {
  for (const place of [sessionStorage, localStorage])
    for (const key of Object.keys(place)) if (key.startsWith('loan:')) place.removeItem(key);
  for (const [key, value] of Object.entries(stored)) {
    const placed = value.replace(/"\{(\d+) s ago\}"/g, (_, seconds) => String(Date.now() - Number(seconds) * 1000));
    // Records of payments and of requests are the phone's.
    (/:(payments|sent):/.test(key) ? localStorage : sessionStorage).setItem(key, placed);
  }
};

// Nothing happens by itself any more: no message goes, no page moves on, however long it is looked at.
const holdStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // What is on screen begins its own reading a frame and a timer later (useEffect).
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const last = Number(setTimeout(() => {}, 0));
    for (let id = last; id > last - 1000; id--)
      try {
        clearTimeout(id);
      } catch {
        // A held clock has frames to draw among its numbers, and minds.
      }
  });

export const test = base.extend<Fixtures, WorkerFixtures>({
  gallery: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const settings = await readSettings();
      const running = await serveStates({ states: [...states, ...hostileStates], settings });
      await use({ ...running, brand: settings.brand });
      await running.close();
    },
    { scope: 'worker' },
  ],
  phone: [
    async ({ browser, gallery }, use, { project }) => {
      const { viewport = null, hasTouch = false, isMobile = false } = project.use;
      const context = await browser.newContext({
        ...{ viewport, hasTouch, isMobile },
        baseURL: gallery.origin,
        timezoneId: 'Asia/Manila',
        // Fading skeletons would fail the contrast check.
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      await page.clock.install({ time: NOW });
      if (isWhole) await keepAxeReady(page);
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
  open: async ({ phone, gallery: { brand } }, use) => {
    const problems: string[] = [];
    const hear = (message: ConsoleMessage): void => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    };
    const hearError = ({ message }: Error): void => void problems.push(`uncaught: ${message}`);
    phone.on('console', hear).on('pageerror', hearError);
    await use(async (state, lang = brand.defaultLanguage) => {
      await phone.clock.setSystemTime(NOW);
      // Only in the top window: sandboxed frames have no storage.
      const stored = JSON.stringify(storedOf(state, brand));
      const filling = await phone.addInitScript(`if (self === top) (${fillStorage})(${stored});`);
      await phone.goto(addressOf(state, lang));
      await filling.dispose();
    });
    phone.off('console', hear).off('pageerror', hearError);
    expect(problems.filter((problem) => !MEANT.test(problem))).toEqual([]);
  },
  bring: async ({ phone, open, gallery: { brand, speakers, service } }, use) =>
    use(async (state, lang = brand.defaultLanguage) => {
      const speak = speakers.get(lang) ?? ((words) => [words]);
      await open(state, lang);
      await expect(phone.locator('html')).toHaveAttribute('lang', lang);
      const steps = spokenSteps(state, speak, brand);
      // Nobody taps before the page has what it asks for at once; a call that hangs is not waited for.
      if (steps.length) await phone.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => {});
      for (const step of steps) await perform(phone, step);
      // Another sentence may follow in the same element.
      await expect(phone.getByText(new RegExp(`^(${shownPattern(state, speak)})( .+)?$`)).first()).toBeVisible();
      // A code that is stored is on screen before its page has called: what it holds still then never comes.
      const asked = () => [...new Set(service.askedBy(state.name))].sort();
      await expect.poll(asked).toEqual(Object.keys(state.answers ?? {}).sort());
      await holdStill(phone);
    }),
});

export { expect };
