import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from './build/buildSite.ts';
import { findPages } from './build/findPages.ts';
import { BEFORE_SCRIPT_LIMIT } from './build/measureSize.ts';
import { orExit } from './build/orExit.ts';
import { assertNoArguments } from './build/readArgs.ts';
import { BRANDS } from './build/readBrand.ts';
import { root } from './build/root.ts';
import { type BuildSettings, readSettings } from './build/settings.ts';
import { measureBuild } from './sizes/measureBuild.ts';
import { type BrandSizes, sizesTable } from './sizes/sizesTable.ts';

const FILE = 'test/build/sizes.md';

// A brand with an adapter has pages that are heavier by that.
const brands = readdirSync(BRANDS).filter((brand) => !existsSync(join(BRANDS, brand, 'adapter.ts')));

const measureBrand = async (settings: BuildSettings): Promise<BrandSizes> => {
  await buildSite(settings, { isPublished: true });
  return { brand: settings.brand.id, pages: measureBuild(settings.outDir, await findPages(settings)) };
};

const measure = async (): Promise<void> => {
  const sizes: BrandSizes[] = [];
  for (const brand of brands)
    sizes.push(await measureBrand(await readSettings({ BRAND: brand, OUT_DIR: `.cache/sizes/${brand}` })));
  const text = `# What the pages weigh

Written by \`npm run sizes\`; do not edit. Bytes of each document as it goes over the network, compressed at the best level of brotli and of gzip.
The limits and targets are for brotli, and a test of \`npm test\` holds them; what stands before the script may have ${BEFORE_SCRIPT_LIMIT.toLocaleString('en')}
(brotli). A brand's default language is part of the document; any other is one more file, loaded at the same time, whose size is in the last columns.
Later: parts of the script that follow the document, after the head's response or when they are needed (brotli).

${sizesTable(sizes)}
`;
  writeFileSync(join(root, FILE), text);
  console.log(`\nThe sizes of ${brands.join(', ')} are in ${FILE}`);
};

// The table in the project is of its own brands.
const measureNamed = async (): Promise<void> =>
  console.log(sizesTable([await measureBrand(await readSettings({ ...process.env, OUT_DIR: '.cache/sizes/named' }))]));

await orExit(() => {
  assertNoArguments('BRAND_DIR=../acme-brand npm run sizes');
  return process.env['BRAND_DIR'] || process.env['BRAND'] ? measureNamed() : measure();
});
