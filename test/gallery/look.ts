import { expect, type Page } from '@playwright/test';
import type { State } from '../../scripts/gallery/states/State.ts';
import { cutOffTexts, doubleText, sidewaysPixels } from '../journeys/support/look.ts';

/**
 * Words that stand on two lines though nothing in them says where to break: nobody could read an amount, or a button,
 * that is drawn so. Longer words than these may have to break on a small phone, and a brand's name beside the way to help. Chinese breaks
 * between any two of its signs: there a word is an amount, a date, a name in letters.
 */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LONGEST = 10;
    // In letters as people count them: one of Hindi may be several characters.
    const letters = new Intl.Segmenter(document.documentElement.lang, { granularity: 'grapheme' });
    const lengthOf = (word: string): number => [...letters.segment(word)].length;
    const WORD = /[^\s/\p{Script=Han}\u3000-\u303f\uff00-\uffef-]+/gu;
    const range = document.createRange();
    const linesOf = (node: Node, from: number, to: number): number => {
      range.setStart(node, from);
      range.setEnd(node, to);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    };
    const brokenIn = (node: Node): string[] =>
      // An address of the web is one long word, whatever it is made of.
      [...(node.textContent ?? '').replace(/\S+\.[a-z]+\/\S+/g, (address) => ' '.repeat(address.length)).matchAll(WORD)]
        .filter(({ 0: word }) => lengthOf(word) <= LONGEST)
        .filter(({ 0: word, index }) => linesOf(node, index, index + word.length) > 1)
        .map(({ 0: word }) => word);
    // What a closed menu holds has no width yet.
    const isDrawn = ({ parentElement }: Node): boolean =>
      !!parentElement?.checkVisibility() && !parentElement.closest('.offscreen, .bar, script, style');

    const found: string[] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) if (isDrawn(nodes.currentNode)) found.push(...brokenIn(nodes.currentNode));
    return found;
  });

/** What a sighted borrower reads, a text an element, as far as no dialog covers it; without the names of places in a list of links. */
const shownTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const dialog = [...document.querySelectorAll<HTMLElement>('[role=dialog]')].pop();
    const texts = (dialog ?? document.body).innerText.split(/\n+/);
    const hidden = [...document.querySelectorAll<HTMLElement>('.offscreen, nav, footer')].map(({ innerText }) =>
      innerText.trim(),
    );
    for (const text of hidden.flatMap((each) => each.split(/\n+/)))
      if (texts.includes(text)) texts.splice(texts.indexOf(text), 1);
    return texts.map((text) => text.trim()).filter((text) => text !== '');
  });

/** Sentences of four words and more that stand on the screen more often than once, and than the service says them. */
const saidTwice = (texts: readonly string[], ofService: string): string[] => {
  const sentences = texts
    .flatMap((text) => text.split(/(?<=[.!?।])\s+(?=\p{Lu}|\p{Lo})|(?<=[。！？])/u))
    .filter((sentence) => /[.!?।。！？]$/.test(sentence) && sentence.split(/\s+/).length >= 4);
  const timesIn = (said: readonly string[], sentence: string) => said.filter((each) => each === sentence).length;
  return [...new Set(sentences)].filter(
    (sentence) => timesIn(sentences, sentence) > Math.max(1, ofService.split(sentence).length - 1),
  );
};

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** Days that stand on the screen both as '2026-12-04' and with the name of their month. */
const daysInTwoFormats = (texts: readonly string[]): string[] => {
  const all = texts.join('\n');
  const named = [...all.matchAll(/\b(\d{1,2}) ([A-Z][a-z]{2,8}) (\d{4})\b/g)].map(([, day = '', month = '', year]) => {
    const number = MONTHS.findIndex((name) => name.startsWith(month)) + 1;
    return `${year}-${`${number}`.padStart(2, '0')}-${day.padStart(2, '0')}`;
  });
  return named.filter((day) => all.includes(day));
};

/** The screen says no sentence twice, and writes no day in two ways. */
export const expectOnce = async (page: Page, { answers = {} }: Pick<State, 'answers'>): Promise<void> => {
  const texts = await shownTexts(page);
  expect(saidTwice(texts, JSON.stringify(answers))).toEqual([]);
  expect(daysInTwoFormats(texts)).toEqual([]);
};

const expectThisToFit = async (page: Page): Promise<void> => {
  expect(await sidewaysPixels(page)).toBe(0);
  expect(await cutOffTexts(page)).toEqual([]);
  expect(await brokenWords(page)).toEqual([]);
};

/** Nothing lies beside the screen, is cut off or falls apart, neither as it is nor with doubled text; so it is left. */
export const expectItToFit = async (page: Page): Promise<void> => {
  await expectThisToFit(page);
  await doubleText(page);
  await expectThisToFit(page);
};

/** What its surface tells has an edge where the system sets all colours. */
export const expectEdges = async (page: Page): Promise<void> => {
  await page.emulateMedia({ forcedColors: 'active' });
  const surfaces = page.locator('.button:not(.button--text), .overlay__box, .skeleton, .tags li, .toast__text');
  const edges = await surfaces.evaluateAll((all) => all.map((one) => getComputedStyle(one).borderTopStyle));
  expect(edges.filter((edge) => edge !== 'solid')).toEqual([]);
  await page.emulateMedia({ forcedColors: null });
};
