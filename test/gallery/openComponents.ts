import { expect, type Page } from '@playwright/test';
import { serveComponents } from '../../scripts/gallery/components/serveComponents.ts';

/** The gallery of components in a browser: opened once for all tests, for its many frames take their time. */
export interface OpenComponents {
  readonly page: Page;
  /** What the browser has complained about. */
  readonly problems: readonly string[];
  close(): Promise<void>;
}

/** Opens it, and waits until every example stands, those with a page of their own too. */
export const openComponents = async (page: Page): Promise<OpenComponents> => {
  const { origin, close } = await serveComponents();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  await page.goto(`${origin}/gallery`);
  await expect(page.locator('[data-component]')).not.toHaveCount(0);
  for (const frame of await page.locator('iframe').all()) {
    await expect(frame.contentFrame().locator('h1')).toBeAttached();
  }
  return { page, problems, close };
};
