import type { Page } from '@playwright/test';
import { allTexts } from '../../../scripts/build/readMessages.ts';
import { sumsTimesOf } from '../../../scripts/sandbox/brandVoice.ts';
import { texts as service } from '../../../scripts/sandbox/texts.ts';
import { withSign } from '../../../shared/domain/money.ts';
import { brand, settings } from '../fixture.ts';

/** Formats an amount of the sandbox's seeds, in cents, as the brand and its sandbox do. */
export const money = (cents: number): string => withSign(brand.currencySign, cents * sumsTimesOf(brand), brand.money);

/** Loads the app's texts in a language, in the brand's own wording; looks them up by ids such as `repay.title`. */
export const wordingIn = async (language: string): Promise<(id: string) => string> => {
  const texts = await allTexts(language, settings);
  return (id) => {
    const text = texts[id];
    if (text === undefined) throw new Error(`There is no text ${id}.`);
    return text;
  };
};

/** The placeholder for a value in a text of the sandbox. */
const VALUE = '{value}';

/** Returns all texts of the sandbox, with `{value}` for each value. */
const sandboxTexts = (texts: object): string[] =>
  Object.values(texts).flatMap((each: unknown) => {
    if (typeof each === 'string') return [each];
    return typeof each === 'function' ? [String(each(VALUE, VALUE, VALUE, VALUE))] : sandboxTexts(each as object);
  });

const textsOf = async (language: string): Promise<string[]> => Object.values(await allTexts(language, settings));

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns a pattern for a text with any values, of which amounts, days and orders have digits; one of four words or more also matches within other text. */
const onScreen = (text: string): RegExp => {
  const words = text
    .split(/(\{\w+\})/)
    .map((part, at) => (at % 2 === 0 ? escaped(part) : /^\{(amount|date|order)\}$/.test(part) ? '.*\\d.*' : '.+'))
    .join('');
  return text.split(' ').length < 4 ? new RegExp(`^${words}$`, 's') : new RegExp(words, 's');
};

/** Returns all texts on a page, including those for screen readers. */
export const wordsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const words = [document.title];
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest('script,style,noscript'))
        words.push(walker.currentNode.textContent?.trim() ?? '');
    for (const name of ['aria-label', 'alt', 'title', 'placeholder'])
      for (const element of document.querySelectorAll(`[${name}]`))
        words.push(element.getAttribute(name)?.trim() ?? '');
    return words.filter(Boolean);
  });

const hasWords = (text: string): boolean => /[a-z]{2}/i.test(text.replace(/\{\w+\}/g, ''));

/**
 * Creates a finder of English texts of the app on a page for which its language has other words. Texts that consist only
 * of values and punctuation are ignored, and so is what the sandbox says: it speaks English.
 */
export const englishFinder = async (language: string): Promise<(page: Page) => Promise<string[]>> => {
  const own = new Set(await textsOf(language));
  const english = [...(await textsOf('en'))].filter((text) => !own.has(text) && hasWords(text)).map(onScreen);
  const said = sandboxTexts(service).filter(hasWords).map(onScreen);
  return async (page) =>
    (await wordsOn(page)).filter(
      (words) => english.some((text) => text.test(words)) && !said.some((text) => text.test(words)),
    );
};
