import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from './build/buildSite.ts';
import { findPages } from './build/findPages.ts';
import { BEFORE_SCRIPT_LIMIT } from './build/measureSize.ts';
import { orExit } from './build/orExit.ts';
import { readSettings, root } from './build/settings.ts';
import { measureBuild } from './sizes/measureBuild.ts';
import { type BrandSizes, sizesTable } from './sizes/sizesTable.ts';

const FILE = 'test/build/sizes.md';

const brands = readdirSync(join(root, 'shared/brand/brands')).map((file) => file.replace('.ts', ''));

const measureBrand = async (brand: string): Promise<BrandSizes> => {
  const settings = await readSettings({ BRAND: brand, OUT_DIR: `.cache/sizes/${brand}` });
  await buildSite(settings, { isPublished: true });
  return { brand, pages: measureBuild(settings.outDir, await findPages(settings)) };
};

const measure = async (): Promise<void> => {
  const sizes: BrandSizes[] = [];
  for (const brand of brands) sizes.push(await measureBrand(brand));
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

await orExit(measure);
