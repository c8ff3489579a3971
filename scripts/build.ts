import { relative } from 'node:path';
import { BuildError } from './build/buildError.ts';
import { buildSite } from './build/buildSite.ts';
import { assertNoArguments, orExit } from './build/command.ts';
import { assertNoSamples, isSample } from './build/readBrand.ts';
import { assertSecure, readSettings } from './build/settings.ts';

await orExit(async () => {
  assertNoArguments('BRAND_DIR=../acme-brand BASE_PATH=/app npm run build');
  // What was meant has not been set, and a sample would be built.
  const unnamed = ['BRAND', 'BRAND_DIR'].find((name) => process.env[name] === '');
  if (unnamed) throw new BuildError(`${unnamed} is set and empty. Name the brand, or leave it out for the sample.`);
  const settings = { ...(await readSettings()), isPublished: true };
  assertSecure(settings);
  assertNoSamples(settings);
  await buildSite(settings);
  const { brand, brandFile, apiBase } = settings;
  const sample = isSample(settings) ? ' This is a sample of the project, for nobody to borrow from.' : '';
  console.log(
    `Built for ${brand.name} (${relative(process.cwd(), brandFile)}), with its service at ${apiBase}.${sample}`,
  );
});
