import { relative } from 'node:path';
import { expect } from '@playwright/test';
import type { ViteDevServer } from 'vite';
import { root } from '../../scripts/build/root.ts';
import { test } from './fixture.ts';

/** The files that the server has bundled in advance, by the name that they are imported by. */
const bundledFiles = (server: ViteDevServer): Readonly<Record<string, string>> => {
  const optimized = server.environments.client.depsOptimizer?.metadata.optimized ?? {};
  return Object.fromEntries(Object.entries(optimized).map(([name, { src }]) => [name, relative(root, src ?? '')]));
};

test('A React component from npm draws a pay code and follows what is typed', async ({ page }) => {
  await page.goto('/qrPreview');
  const squares = page.getByRole('img').locator('path').last();
  const first = await squares.getAttribute('d');
  await page.getByLabel('Pay code').fill('7702 0000 1111');
  await expect(page.getByRole('img', { name: '7702 0000 1111' })).toBeVisible();
  expect(await squares.getAttribute('d')).not.toBe(first);
});

test('A field, a date picker and a chart from npm work on a page that asks for React, without a file of Preact', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/reactPreview');
  const amount = page.getByLabel('Amount');
  await expect(amount).toHaveValue('₱1,500.5');
  await amount.fill('');
  await amount.pressSequentially('1234567.89');
  await expect(amount).toHaveValue('₱1,234,567.89');
  const day = page.getByRole('button', { name: /December 24th/ });
  await day.click();
  await expect(page.getByRole('status').filter({ hasText: 'Pay on 2026-12-24' })).toBeVisible();
  // Its class is put together by the package: `rdp-selected`.
  const selected = page.locator('.rdp-selected button');
  await expect(selected).toHaveCSS('border-color', 'rgb(0, 0, 255)');
  await expect(page.getByRole('img', { name: 'Repayments' }).locator('polyline').first()).toBeVisible();
  expect(requests.filter((path) => /preact/.test(path))).toEqual([]);
  // The second server has a base of its own, and the pages of the first know nothing of it.
  requests.splice(0);
  await page.goto('/qrPreview');
  await expect(page.getByRole('img')).toBeVisible();
  expect(requests.filter((path) => /react-pages/.test(path))).toEqual([]);
});

test('A page gets the files of Preact that a build takes, each once, no React', async ({ page, server }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/qrPreview');
  await expect(page.getByRole('img')).toBeVisible();
  const files = bundledFiles(server);
  expect(files).toMatchObject({
    preact: 'node_modules/preact/dist/preact.mjs',
    'preact/compat': 'node_modules/preact/compat/dist/compat.mjs',
    'qrcode.react': 'node_modules/qrcode.react/lib/esm/index.js',
  });
  expect(Object.keys(files).filter((name) => /^(react|react-dom|scheduler)(\/|$)/.test(name))).toEqual([]);
  expect(requests.filter((path) => /\/preact\.m?js$/.test(path))).toHaveLength(1);
  expect(requests.filter((path) => /\/node_modules\/(preact|react|react-dom|scheduler)\//.test(path))).toEqual([]);
});
