import { buildSite } from './build/buildSite.ts';
import { orExit } from './build/orExit.ts';
import { assertNoArguments } from './build/readArgs.ts';
import { galleryBrands, gallerySettings } from './gallery/brands.ts';
import { serveComponents } from './gallery/components/serveComponents.ts';
import { serveStates } from './gallery/states/serveStates.ts';
import { states } from './gallery/states/states.ts';
import { assertFree, readListenAt } from './serve/listenAt.ts';

const DEFAULT_PORT = 4180;

await orExit(async () => {
  assertNoArguments('PORT=3000 HOST=0.0.0.0 npm run gallery');
  const listenAt = readListenAt(process.env, DEFAULT_PORT);
  await assertFree(listenAt);
  // The brand that is named, or else the first sample; BRAND=ph shows the other one.
  const [brand] = galleryBrands();
  const settings = await gallerySettings(brand);
  await buildSite(settings);
  const components = await serveComponents(listenAt.host);
  const others = [{ title: 'The components', address: `${components.origin}/gallery` }];
  const { origin } = await serveStates({ states, settings, folder: settings.outDir, ...listenAt, others });
  console.log(`\nEvery screen in every state, brand “${brand.name}”:\n\n  ${origin}/gallery/\n`);
});
