import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Frame } from '@playwright/test';
import { root } from '../../scripts/build/root.ts';
import { serveComponents } from '../../scripts/gallery/components/serveComponents.ts';
import { accessProblems } from '../journeys/support/look.ts';
import { expect, isWhole, test } from './fixture.ts';

const isComponent = (file: string): boolean => /^[A-Z]\w*\.tsx$/.test(file);

const ui = join(root, 'shared/ui');

// Not `innerWidth`: on a phone that grows with what is too wide.
const tooWide = (frame: Frame): Promise<string[]> =>
  frame.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { width, height, right } = element.getBoundingClientRect();
        return width > 0 && height > 0 && right > document.documentElement.clientWidth + 0.5;
      })
      .map((element) => element.outerHTML.slice(0, 100)),
  );

// One test, for the page with its many frames takes longer to open than to look at.
test('Every component has examples that fit a screen of 320 px, and axe finds nothing in them', async ({ page }) => {
  test.slow();
  const { address, close } = await serveComponents();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', ({ message }) => problems.push(message));
  // Fading skeletons would fail the contrast check.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  await expect(page.locator('[data-component]')).not.toHaveCount(0);
  for (const frame of await page.locator('iframe').all())
    await expect(frame.contentFrame().locator('h1').first()).toBeAttached();

  const uiExamples = readFileSync(join(ui, 'examples.tsx'), 'utf8');
  for (const file of readdirSync(ui).filter(isComponent)) expect(uiExamples).toContain(`'./${file}'`);
  for (const component of await page.locator('[data-component]').all())
    expect(await component.locator('[data-example]').count(), await component.innerText()).toBeGreaterThan(0);

  for (const frame of page.frames()) expect(await tooWide(frame), frame.url()).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  // What its surface tells has an edge where the system sets all colours.
  await page.emulateMedia({ forcedColors: 'active' });
  for (const frame of page.frames()) {
    const surfaces = frame.locator('.button:not(.button--text), .overlay__box, .skeleton, .tags li, .toast__text');
    const edges = await surfaces.evaluateAll((all) => all.map((one) => getComputedStyle(one).borderTopStyle));
    expect(new Set([...edges, 'solid']), frame.url()).toEqual(new Set(['solid']));
  }
  await page.emulateMedia({ forcedColors: 'none' });

  // In `npm test` axe looks at the screens that they make up.
  for (const colorScheme of isWhole ? (['light', 'dark'] as const) : []) {
    await page.emulateMedia({ colorScheme });
    for (const frame of page.frames()) expect(await accessProblems(frame), frame.url()).toEqual([]);
  }
  expect(problems).toEqual([]);
  await close();
});
