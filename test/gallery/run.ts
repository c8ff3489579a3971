import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildSite } from '../../scripts/build/buildSite.ts';
import { orExit } from '../../scripts/build/orExit.ts';
import { assertNoMore } from '../../scripts/build/readArgs.ts';
import { root } from '../../scripts/build/root.ts';
import { type GalleryBrand, galleryBrands, gallerySettings } from '../../scripts/gallery/brands.ts';
import { ensureEngines } from '../engines/ensureEngines.ts';

/**
 * `npm run states`: every state of every brand, or of the one that `BRAND_DIR` names, in each of its languages and both colours, and the pictures. What follows `--`
 * goes to Playwright: `npm run states -- -g repay.ready`.
 */
const filters = process.argv.slice(2);

// Playwright takes a word that is no option's for one more file, beside all states.
const strays = filters.filter((word, at) => !word.startsWith('-') && !/^-[^=]*$/.test(filters[at - 1] ?? ''));

const playwright = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'test/gallery/playwright.config.ts'];

// The stored pictures are of one brand.
const filesFor = (name: string): string[] => ['states', 'stateIndex', ...(name === 'default' ? ['statePictures'] : [])];

/** Whether all states of a brand are well. */
const tryBrand = async (brand: GalleryBrand): Promise<boolean> => {
  console.log(`\nThe brand "${brand.name}"`);
  await buildSite(await gallerySettings(brand));
  const { status } = spawnSync(process.execPath, [...playwright, ...filesFor(brand.name), ...filters], {
    cwd: root,
    env: { ...process.env, TEST_PART: '1', ...brand.env },
    stdio: 'inherit',
  });
  return status === 0;
};

await orExit(async () => {
  assertNoMore(strays, 'npm run states -- -g repay.ready');
  await ensureEngines();
  for (const brand of galleryBrands()) if (!(await tryBrand(brand))) process.exitCode = 1;
  console.log(`\nTheir pictures are in ${join(root, '.cache/states')}.`);
});
