import { buildSite } from './build/buildSite.ts';
import { orExit } from './build/orExit.ts';
import { assertNoSamples } from './build/readBrand.ts';
import { readSettings } from './build/settings.ts';

await orExit(async () => {
  const settings = await readSettings();
  assertNoSamples(settings);
  await buildSite(settings, { isPublished: true });
});
