import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/build/root.ts';
import { acme, dana, makeOwnBrand } from './lenders.ts';

/**
 * Makes a brand outside the project as a lender would, builds it, and takes the journeys of any brand on it: that of India, or the one
 * that is named first. What follows goes to Playwright: `npx tsx test/anyBrand/run.ts dana -g complaint`.
 */
const [named = acme.id, ...filters] = process.argv.slice(2);
const own = [acme, dana].find(({ id }) => id === named);
if (!own) throw new Error(`There is no brand "${named}" here; there are acme and dana.`);

const folder = mkdtempSync(join(tmpdir(), 'lender-'));
try {
  const env = { BRAND_DIR: await makeOwnBrand(own, folder), ALLOW_SAMPLES: '1', OUT_DIR: '.cache/own-brand-dist' };
  const playwright = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '-c',
    'test/playwright.config.ts',
    '--project=anyBrand',
  ];
  const { BRAND: _, ...others } = process.env;
  const { status } = spawnSync(process.execPath, [...playwright, ...filters], {
    cwd: root,
    env: { ...others, ...env },
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
