import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { root } from '../../scripts/build/root.ts';
import { cutOffTexts, doubleText, sidewaysPixels } from '../journeys/support/look.ts';
import { brokenWords } from './brokenWords.ts';

// More than this of a page nobody looks at, and no graphics card draws much more.
const TALLEST_PX = 4000;

const expectThisToFit = async (page: Page): Promise<void> => {
  expect(await sidewaysPixels(page)).toBe(0);
  expect(await cutOffTexts(page)).toEqual([]);
};

const expectWholeWords = async (page: Page): Promise<void> => expect(await brokenWords(page)).toEqual([]);

/** Nothing lies beside the screen, is cut off or falls apart, neither as it is nor with doubled text; so it is left. */
export const expectItToFit = async (page: Page): Promise<void> => {
  await expectThisToFit(page);
  await expectWholeWords(page);
  await doubleText(page);
  await expectThisToFit(page);
  await expectWholeWords(page);
};

/** Nothing happens by itself any more: no message goes, no page moves on, however long it is looked at. */
export const holdStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // What is on screen begins its own reading a frame and a timer later (useEffect). Cleared with the rest, it would never be asked for.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const last = Number(setTimeout(() => {}, 0));
    for (let id = last; id > last - 1000; id--)
      try {
        clearTimeout(id);
      } catch {
        // A clock that a test holds has frames to draw among its numbers, and minds.
      }
  });

/** Leaves a picture of the whole page in `.cache/states/`, for people to look at. */
export const leavePicture = async (page: Page, name: string): Promise<void> => {
  const heightPx = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width: 320, height: Math.min(heightPx, TALLEST_PX) };
  await page.screenshot({ path: join(root, '.cache/states', `${name}.png`), fullPage: true, clip });
};
