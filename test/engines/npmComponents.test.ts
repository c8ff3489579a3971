import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from '../../scripts/build/buildSite.ts';
import { root } from '../../scripts/build/root.ts';
import { readSettings } from '../../scripts/build/settings.ts';
import { type RunningApp, serveApp } from '../../scripts/serve/app.ts';
import { folderForAllTests } from '../../scripts/testing/temporaryFolder.ts';
import { oldChromiums } from './engineList.ts';
import { ensureEngines } from './ensureEngines.ts';

const PREVIEW = { PREVIEW: '1', PAGES: 'qrPreview,reactPreview', OUT_DIR: '.cache/engines-preview-dist' };

const inFolder = folderForAllTests();
let app: RunningApp;

beforeAll(async () => {
  await ensureEngines();
  await buildSite(await readSettings({ ...process.env, ...PREVIEW }));
  app = await serveApp({ folder: join(root, PREVIEW.OUT_DIR), databaseUrl: `file:${inFolder('sandbox.db')}` });
});

afterAll(() => app.close());

describe('React components from npm', () => {
  it.each(oldChromiums)('work in $name: field, date picker and chart on React, code on Preact', async ({ launch }) => {
    const { driver } = await launch();
    try {
      await driver.goto(`${app.origin}/reactPreview`);
      await driver.waitFor("!!document.querySelector('svg polyline')");
      await driver.type('input', '0');
      expect(await driver.evaluate("document.querySelector('input').value")).toBe('₱1,500.50');
      await driver.tap('[data-day="2026-12-24"] button');
      await driver.waitFor("document.querySelector('.rdp-selected') && /2026-12-24/.test(document.body.innerText)");
      const colour = "getComputedStyle(document.querySelector('.rdp-selected button')).borderTopColor";
      expect(await driver.evaluate(colour)).toBe('rgb(0, 0, 255)');
      await driver.goto(`${app.origin}/qrPreview`);
      await driver.type('input', '0');
      await driver.waitFor("/67890$/.test(document.querySelector('svg title').textContent)");
    } finally {
      await driver.close();
    }
  });
});
