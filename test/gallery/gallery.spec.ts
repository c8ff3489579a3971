import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Frame } from '@playwright/test';
import { root } from '../../scripts/build/root.ts';
import { brand as sample } from '../../shared/brand/brands/default/brand.ts';
import { brand as philippines } from '../../shared/brand/brands/ph/brand.ts';
import { matrixUnless } from '../journeys/support/matrix.ts';
import { expect, test } from './workerFixtures.ts';

const shared = join(root, 'shared');

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name));

/** The folders that hold a component: those with a view beside the examples. */
const componentFolders = [join(shared, 'ui'), ...foldersIn(join(shared, 'features'))]
  .flatMap(foldersIn)
  .filter((folder) => readdirSync(folder).some((file) => /^[A-Z]\w*\.tsx$/.test(file)))
  .map((folder) => basename(folder));

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

// One after the other, on the one page: it takes longer to open than to look at.
test.describe.configure({ mode: 'default' });

test('there are components to show', () => {
  expect(componentFolders.length).toBeGreaterThan(20);
  expect(componentFolders).toContain('Button');
});

test('every component has its examples', async ({ components: { page } }) => {
  for (const name of componentFolders) {
    const states = page.locator(`[data-component="${name}"] [data-example]`);
    expect(await states.count(), `examples of ${name}`).toBeGreaterThan(0);
  }
});

test('no two examples of a component have the same title', async ({ components: { page } }) => {
  for (const name of componentFolders) {
    const examples = page.locator(`[data-component="${name}"] [data-example]`);
    const titles = await examples.evaluateAll((states) => states.map((state) => state.getAttribute('data-example')));
    expect(titles).toEqual([...new Set(titles)]);
  }
});

test('no example is wider than a screen of 320 pixels', async ({ components: { page } }) => {
  for (const frame of page.frames()) expect(await tooWide(frame), frame.url()).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

for (const colorScheme of ['light', 'dark'] as const) {
  // In `npm test` it looks at the screens that they make up.
  test(`axe finds nothing in ${colorScheme} colours`, { tag: '@matrix' }, async ({ components: { page } }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Each document puts its colours on by itself once the browser tells it.
    for (const frame of [page.mainFrame(), ...page.mainFrame().childFrames()])
      await expect(frame.locator('html')).toHaveCSS('color-scheme', colorScheme);
    // What it would say of all else takes longer than to find what is wrong, and so does to look at each frame apart: they are all of
    // one origin.
    const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
    const { violations } = await builder.analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n    ')}`);
    expect(found).toEqual([]);
  });
}

test('what its surface tells has an edge where the system sets all colours', async ({ components: { page } }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const frame of page.frames()) {
    const surfaces = frame.locator('.button:not(.button--text), .overlay__box, .skeleton, .tags li, .toast__text');
    const edges = await surfaces.evaluateAll((all) => all.map((one) => getComputedStyle(one).borderTopStyle));
    expect(new Set([...edges, 'solid']), frame.url()).toEqual(new Set(['solid']));
  }
  await page.emulateMedia({ forcedColors: 'none' });
});

test('the browser complains about nothing', ({ components: { problems } }) => {
  expect(problems).toEqual([]);
});

for (const brand of [sample, philippines])
  for (const scheme of ['light', 'dark'] as const)
    test(
      `the tokens and a button wear the colours of ${brand.id}, ${scheme}`,
      matrixUnless(brand === sample),
      async ({ components: { page } }) => {
        const { origin } = new URL(page.url());
        const { brand: own } = brand.colors[scheme];
        // Its many frames are of no interest here.
        await page.goto(`${origin}/gallery?scheme=${scheme}&brand=${brand.id}`, { waitUntil: 'domcontentloaded' });
        const colors = page.getByRole('listitem');
        await expect(colors.filter({ hasText: 'on-brand' })).toHaveText(`on-brand ${brand.colors[scheme].onBrand}`);
        await expect(colors.first()).toHaveText(`brand ${own}`);
        await page.goto(`${origin}/gallery?scheme=${scheme}&brand=${brand.id}&only=Button/0`);
        const painted = await page.getByRole('button').evaluate((button) => getComputedStyle(button).backgroundColor);
        expect(
          `#${painted
            .match(/\d+/g)
            ?.map((part) => Number(part).toString(16).padStart(2, '0'))
            .join('')}`,
        ).toBe(own);
      },
    );
