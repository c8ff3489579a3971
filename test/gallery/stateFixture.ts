import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { findPages } from '../../scripts/build/findPages.ts';
import { buildPage } from '../../scripts/build/pageDocument.ts';
import { type BuildSettings, readSettings } from '../../scripts/build/settings.ts';
import { scriptOf } from '../../scripts/gallery/states/browser/script.ts';
import type { State } from '../../scripts/gallery/states/State.ts';
import { type RunningStates, serveStates } from '../../scripts/gallery/states/serveStates.ts';
import { shownPattern, spokenSteps } from '../../scripts/gallery/states/speak.ts';
import { states } from '../../scripts/gallery/states/states.ts';
import { holdStill } from './look.ts';

/** The gallery of states, and what a test needs to take its steps. */
interface Gallery extends RunningStates {
  readonly settings: BuildSettings;
  readonly performScript: string;
}

interface Fixtures {
  /** Opens a state as the gallery's own links do, takes its steps, and waits for what it shows. */
  readonly bring: (state: State, lang?: string) => Promise<void>;
  /** Problems of the page that the state does not mean to cause. */
  readonly problems: { current: State | undefined; readonly found: string[] };
}

// The moment at which all pictures are taken.
const NOW = new Date('2026-05-04T10:00:00+08:00');
const TIME_ZONE = 'Asia/Manila';

const heldClocks = new WeakSet<Page>();

// A page's clock can be taken into hand only once.
const holdClock = async (page: Page): Promise<void> => {
  if (heldClocks.has(page)) return;
  heldClocks.add(page);
  await page.clock.install({ time: NOW });
};

const PREVIEWS = ['testPreview', 'qrPreview'];

// A production build lacks the developers' pages; those alone are built here.
const previewsOf = async (settings: BuildSettings): Promise<ReadonlyMap<string, string>> => {
  const files = new Map<string, string>();
  if (PREVIEWS.every((name) => existsSync(join(settings.outDir, name)))) return files;
  for (const page of await findPages({ only: PREVIEWS, hasPreview: true })) {
    const { document, languageFiles } = await buildPage(settings, page);
    files.set(`/${page.folder}`, document);
    for (const { path, content } of languageFiles) files.set(path, content);
  }
  return files;
};

const openGallery = async (): Promise<Gallery> => {
  const settings = await readSettings();
  const extras = await previewsOf(settings);
  const running = await serveStates({ states, settings, folder: settings.outDir, extras });
  return { ...running, settings, performScript: await scriptOf('perform.ts') };
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

// A page of phones has many states: each call carries its state's name.
const stateBehind = (problem: string): State | undefined =>
  states.find(({ name }) => problem.includes(`?deviceId=${name}&`));

export const stateTest = base.extend<Fixtures, { readonly gallery: Gallery }>({
  gallery: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const gallery = await openGallery();
      await use(gallery);
      await gallery.close();
    },
    { scope: 'worker' },
  ],
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
      expect(problems.found.filter((problem) => !isMeant(problem, problems.current ?? stateBehind(problem)))).toEqual(
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
      await page.goto(`/gallery/open?state=${state.name}&lang=${lang}`);
      await page.waitForURL((url) => !url.pathname.startsWith('/gallery'));
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      for (const spoken of spokenSteps(state, speak, gallery.settings.brand))
        if ('wait' in spoken.step) await page.clock.fastForward(spoken.step.wait * 1000);
        else await page.evaluate(`{${gallery.performScript};perform(window, ${JSON.stringify(spoken)})}`);
      // A sentence may be followed by another in the same place.
      await expect(page.getByText(new RegExp(`^(${shownPattern(state, speak)})( .+)?$`)).first()).toBeVisible();
      await holdStill(page);
    });
  },
});

/** The same, all on one page: quick, but a picture would show how late it has become there. */
export const onePageTest = stateTest.extend<object, { readonly phone: Page }>({
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
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: ({ phone }, use) => use(phone),
});

export { expect };
