import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Frame, type Page } from '@playwright/test';
import { root } from '../../scripts/build/settings.ts';
import { type RunningComponents, serveComponents } from '../../scripts/gallery/components/serveComponents.ts';

const folder = join(root, 'shared/ui');

/** The folders that hold a component: those with a view beside the examples. */
const componentFolders = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter((name) => readdirSync(join(folder, name)).some((file) => /^[A-Z]\w*\.tsx$/.test(file)));

interface Fixtures {
  readonly problems: readonly string[];
}

const test = base.extend<Fixtures, { readonly gallery: RunningComponents }>({
  gallery: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const gallery = await serveComponents();
      await use(gallery);
      await gallery.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ gallery }, use) => use(gallery.origin),
  problems: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
      });
      page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens the gallery and waits until every example stands, those with a page of their own too. */
const openGallery = async (page: Page): Promise<void> => {
  await page.goto('/gallery');
  await expect(page.locator('[data-component]')).not.toHaveCount(0);
  for (const frame of await page.locator('iframe').all()) {
    await expect(frame.contentFrame().locator('h1')).toBeAttached();
  }
};

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

test('there are components to show', () => {
  expect(componentFolders.length).toBeGreaterThan(20);
  expect(componentFolders).toContain('Button');
});

test('every component has its examples', async ({ page }) => {
  await openGallery(page);
  for (const name of componentFolders) {
    const states = page.locator(`[data-component="${name}"] [data-example]`);
    expect(await states.count(), `examples in shared/ui/${name}/examples.tsx`).toBeGreaterThan(0);
  }
});

test('no two examples of a component have the same title', async ({ page }) => {
  await openGallery(page);
  for (const name of componentFolders) {
    const states = await page.locator(`[data-component="${name}"] [data-example]`).all();
    const titles = await Promise.all(states.map((state) => state.getAttribute('data-example')));
    expect(titles).toEqual([...new Set(titles)]);
  }
});

test('no example is wider than a screen of 320 pixels', async ({ page }) => {
  await openGallery(page);
  for (const frame of page.frames()) expect(await tooWide(frame), frame.url()).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in ${colorScheme} colours`, async ({ page }) => {
    // Skeletons fade in and out, and what is half gone has half the contrast.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openGallery(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n    ')}`);
    expect(found).toEqual([]);
  });
}
