import { expect, type Page } from '@playwright/test';
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
