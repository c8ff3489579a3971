import type { Page } from '@playwright/test';
import { allTexts } from '../../../scripts/build/allTexts.ts';
import { en } from '../../../scripts/sandbox/texts/en.ts';
import { textsIn } from '../../../scripts/sandbox/texts/texts.ts';

/** Stands for a value in a text of the sandbox's. */
const VALUE = '{value}';

/** All texts of the sandbox in a language, with `{value}` where a value stands. */
const sandboxTexts = (texts: object): string[] =>
  Object.entries(texts).flatMap(([name, each]: [string, unknown]) => {
    if (name === 'language') return [];
    if (typeof each === 'string') return [each];
    return typeof each === 'function' ? [String(each(VALUE, VALUE, VALUE, VALUE))] : sandboxTexts(each as object);
  });

const textsOf = async (language: string): Promise<string[]> => [
  ...Object.values(await allTexts(language)),
  ...sandboxTexts(textsIn(language)),
];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text on screen, whatever its values; one of four words or more also amid others. */
const onScreen = (text: string): RegExp => {
  const words = text
    .split(/\{\w+\}/)
    .map(escaped)
    .join('.+');
  return text.split(' ').length < 4 ? new RegExp(`^${words}$`, 's') : new RegExp(words, 's');
};

/** All words on screen, and those that are read aloud, one text each. */
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

/**
 * Finds what stands on a page in English, of the app's texts and the sandbox's, though its language has other words for it. A text that
 * is nothing but values and signs is in no language.
 */
export const englishFinder = async (language: string): Promise<(page: Page) => Promise<string[]>> => {
  const own = new Set(await textsOf(language));
  const english = [...(await textsOf(en.language))].filter((text) => !own.has(text));
  const wanted = english.filter((text) => /[a-z]{2}/i.test(text.replace(/\{\w+\}/g, ''))).map(onScreen);
  return async (page) => (await wordsOn(page)).filter((words) => wanted.some((text) => text.test(words)));
};
