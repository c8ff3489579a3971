import type { Page } from '@playwright/test';
import type { State } from '../../../scripts/gallery/states/State.ts';
import { shownPattern, spokenSteps } from '../../../scripts/gallery/states/speak.ts';
import { type CallName, endpoints } from '../../../shared/api/allEndpoints.ts';
import { parsers } from '../../hostile/everyParser.ts';
import { takeSteps } from '../takeSteps.ts';
import { expect, test } from '../workerFixtures.ts';
import { payloads } from './payloads.ts';
import { callOf, type Planted, placesOf, textsIn } from './plant.ts';
import { all, atHostileAddress, spoilt } from './spoilt.ts';
import type { Stage } from './stage.ts';

/** The elements that hostile texts are made of. A page may show fewer: what is no number any more is not to be called. */
const OF_PAYLOADS = [
  'script',
  'img',
  'svg',
  'text',
  'a',
  'iframe',
  'object',
  'style',
  'base',
  'meta',
  'link',
  'title',
  'template',
];

const added = (before: Shown, after: Shown): string[] =>
  OF_PAYLOADS.filter((name) => (after.elements[name] ?? 0) > (before.elements[name] ?? 0));

/** What a page shows: its words one after the other, what stands in its fields, and how many elements of each kind. */
interface Shown {
  readonly words: string;
  readonly elements: { readonly [name: string]: number };
  readonly hasRun: boolean;
}

const look = (page: Page): Promise<Shown> =>
  page.evaluate(() => {
    const elements: { [name: string]: number } = {};
    const parts: string[] = [document.title];
    for (const element of document.querySelectorAll('*')) {
      // The page's own parts, of which more or fewer have come by now; the policy runs no other.
      if (element.matches('head > script') && /loanPart/.test(element.textContent ?? '')) continue;
      elements[element.localName] = (elements[element.localName] ?? 0) + 1;
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) parts.push(element.value);
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('script, style, noscript')) parts.push(node.nodeValue ?? '');
    return { words: parts.join('\n'), elements, hasRun: 'ran' in document.documentElement.dataset };
  });

// What no screen shows by itself, and a page may leave out: marks of direction, control characters, runs of blanks.
const plain = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/ +/g, ' ')
    .trim();

// The longest beginning of a text that every screen shows, wherever it cuts it.
const beginningOf = ({ given, value }: Planted): string => plain(value).slice(0, plain(given).length + 40);

const isOfAddress = (state: State): boolean => placesOf(state).some((place) => place.startsWith('address.'));

// A call that its state leaves without an answer is not waited for longer than this; any other ends.
const HANGS_MS = 500;
const ANSWERED_WITHIN_MS = 20_000;
// What a screen asks for only with an earlier answer begins within this.
const QUIET_MS = 200;

/** Waits until the page shows all of its answers, and not only the one that the state is named for. */
const settle = async ({ page, inFlight }: Stage, { answers = {} }: State): Promise<void> => {
  const untilMs = Date.now() + (Object.values(answers).flat().includes('hang') ? HANGS_MS : ANSWERED_WITHIN_MS);
  while (inFlight.size && Date.now() < untilMs) await new Promise((resolve) => setTimeout(resolve, 10));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
};

/** What a page shows once nothing of it changes any more. */
const lookAtRest = async (stage: Stage, state: State): Promise<Shown> => {
  let shown = await look(stage.page);
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
    await settle(stage, state);
    const next = await look(stage.page);
    if (next.words === shown.words) return next;
    shown = next;
  }
};

const bring = async (stage: Stage, state: State): Promise<void> => {
  const { page, brand, perform } = stage;
  const speak = (words: string) => [words];
  // A state before may have let hours pass, and what this one has stored would be too old.
  await page.clock.setSystemTime(Date.now());
  await page.goto(`/gallery/open?state=${state.name}&lang=en`);
  await page.waitForURL((url) => !url.pathname.startsWith('/gallery'));
  await takeSteps(page, perform, spokenSteps(state, speak, brand));
  const shows = page.getByText(new RegExp(shownPattern(state, speak)));
  // What the address says is shown as far as it is plain words.
  const there = isOfAddress(state) ? page.getByRole('heading', { level: 1 }) : shows;
  await expect(there.first()).toBeAttached();
  await settle(stage, state);
};

test.describe('A hostile text', () => {
  test('is tried at every text for people that a call answers, and in every call that can refuse', () => {
    const places = new Set(all.flatMap(placesOf));
    const answered = parsers.flatMap(({ name, answer }) =>
      name in endpoints ? textsIn(name, (JSON.parse(answer) as { data: unknown }).data) : [],
    );
    // Of some calls the answer is not read at all: it has no field.
    const fields = answered.map(([place]) => place).filter((place) => place.includes('.') || place.includes('['));
    expect(fields.length).toBeGreaterThan(60);
    const untried = [...new Set(fields)].filter((place) => !places.has(place));
    expect(untried).toEqual([]);
    const refusing = new Set([...places].filter((place) => place.endsWith(' refused')).map(callOf));
    const silent = ['readCaptcha', 'readCaptchaSession', 'saveEvent', 'trackVisit', 'trackClick', 'bindCardForLoan'];
    expect(
      Object.keys(endpoints)
        .filter((call) => !refusing.has(call as CallName))
        .sort(),
    ).toEqual(silent.sort());
    const cases = new Set(spoilt.flatMap(({ state }) => placesOf(state))).size * Object.keys(payloads).length;
    expect(cases).toBeGreaterThanOrEqual(870);
  });

  test('would be noticed where it became more than text', async ({ stage: { page, harm } }) => {
    harm.length = 0;
    await page.goto('/gallery/');
    const before = await look(page);
    const markup = payloads['a picture that fails'] ?? '';
    await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), markup);
    await expect.poll(async () => (await look(page)).hasRun).toBe(true);
    expect(added(before, await look(page))).toEqual(['img']);
    await expect.poll(() => harm.join()).toContain('a request to https://evil.example');
  });

  for (const state of atHostileAddress)
    test(`in every parameter of the address is text and no more: ${state.screen}`, { tag: '@matrix' }, async ({
      stage,
    }) => {
      const { page, harm } = stage;
      harm.length = 0;
      await page.goto(`/gallery/open?state=${state.name}&lang=en`);
      await page.waitForURL((url) => !url.pathname.startsWith('/gallery'));
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      expect((await look(page)).hasRun).toBe(false);
      await expect(
        page.locator('[onerror], [onload], [onfocus], [srcdoc], base, object, meta[http-equiv=refresh]'),
      ).toHaveCount(0);
      expect(harm).toEqual([]);
    });

  for (const { state, marked, hostile } of spoilt)
    test(`is text and no more: ${state.name}`, { tag: '@matrix' }, async ({ stage }) => {
      stage.harm.length = 0;
      await bring(stage, marked.state);
      const before = await lookAtRest(stage, marked.state);
      const shown = marked.planted.map((planted) => plain(before.words).includes(plain(planted.value)));
      for (const { state: spoiltState, planted } of hostile) {
        await bring(stage, spoiltState);
        const due = planted.filter((each, at) => shown[at] && !each.place.startsWith('address.'));
        let after = before;
        const lost = async (): Promise<string[]> => {
          after = await look(stage.page);
          const missing = due.filter((each) => !plain(after.words).includes(beginningOf(each)));
          return missing.map(({ place, value }) => `${place}: ${value.slice(0, 80)}`);
        };
        // An answer may still be on its way.
        await expect.poll(lost).toEqual([]);
        expect(added(before, after)).toEqual([]);
        expect(after.hasRun).toBe(false);
        expect(stage.harm).toEqual([]);
      }
    });
});
