import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { root } from '../../scripts/build/root.ts';
import { COPIES, test } from './fixture.ts';

const copies = join(root, COPIES);

test.beforeEach(() => cpSync(join(import.meta.dirname, 'counter'), copies, { recursive: true }));
test.afterEach(() => rmSync(copies, { recursive: true, force: true }));

test('An edited component shows its new text and keeps its state and document', async ({ page, server }) => {
  await page.goto(`/${COPIES}/index.html`);
  const button = page.getByRole('button');
  await expect(button).toHaveText('Pressed: 0');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await button.click();
  await button.click();
  const file = join(copies, 'Counter.tsx');
  // The server hears of no edit before it watches the new folder.
  await expect.poll(() => server.watcher.getWatched()[copies] ?? []).toContain('Counter.tsx');
  writeFileSync(file, readFileSync(file, 'utf8').replace('Pressed:', 'So far:'));
  await expect(button).toHaveText('So far: 2');
  await button.click();
  await expect(button).toHaveText('So far: 3');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});
