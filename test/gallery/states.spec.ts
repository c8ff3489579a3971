import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../../scripts/build/settings.ts';
import { states } from '../../scripts/gallery/states/states.ts';
import { cutOffTexts, doubleText, sidewaysPixels } from '../journeys/support/look.ts';
import { accessProblems, expect, stateTest as test } from './stateFixture.ts';

const pictures = join(root, '.cache/states');

// More than this of a page nobody looks at, and no graphics card draws much more.
const TALLEST_PX = 4000;

/** Leaves a picture of the whole page for people to look at. */
const leavePicture = async (page: Page, name: string): Promise<void> => {
  const heightPx = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width: 320, height: Math.min(heightPx, TALLEST_PX) };
  await page.screenshot({ path: join(pictures, `${name}.png`), fullPage: true, clip });
};

const expectItToFit = async (page: Page): Promise<void> => {
  expect(await sidewaysPixels(page)).toBe(0);
  expect(await cutOffTexts(page)).toEqual([]);
};

test.describe('The states', () => {
  test('are as many as there are things to see', () => {
    expect(states.length).toBeGreaterThanOrEqual(150);
  });

  test('have a name each', () => {
    const names = states.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
    expect(names.filter((name) => !/^\w+\.[a-z0-9-]+$/.test(name))).toEqual([]);
  });

  test('leave no screen out', () => {
    const shown = new Set(states.map(({ screen }) => screen));
    expect([...shown].sort()).toEqual(readdirSync(join(root, 'pages')).sort());
  });
});

for (const state of states) {
  test(`${state.name}: ${state.title}`, async ({ page, bring, gallery }) => {
    await test.step('stands as it says', async () => {
      await bring(state);
      await leavePicture(page, state.name);
      // A call that nobody makes any more would let the state lie about the screen.
      const asked = new Set(gallery.service.askedBy(state.name));
      expect([...asked].sort()).toEqual(Object.keys(state.answers ?? {}).sort());
    });

    await test.step('is accessible', async () => {
      expect(await accessProblems(page)).toEqual([]);
    });

    await test.step('fits the smallest phone, with doubled text too', async () => {
      await expectItToFit(page);
      await doubleText(page);
      await expectItToFit(page);
    });

    await test.step('does so in Filipino and in dark colours', async () => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await bring(state, 'fil');
      expect(await accessProblems(page, ['color-contrast'])).toEqual([]);
      await expectItToFit(page);
      await doubleText(page);
      await expectItToFit(page);
      await leavePicture(page, `${state.name}.fil-dark-doubled`);
    });
  });
}
