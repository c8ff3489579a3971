import { buildSite } from './build/buildSite.ts';
import { orExit } from './build/orExit.ts';
import { galleryBrands, gallerySettings } from './gallery/brands.ts';
import { serveComponents } from './gallery/components/serveComponents.ts';
import { type BrandGallery, galleriesAt } from './gallery/galleriesAt.ts';
import { serveStates } from './gallery/states/serveStates.ts';
import { states } from './gallery/states/states.ts';
import { assertFree, type ListenAt, readListenAt } from './serve/listenAt.ts';

const FIRST_PORT = 4180;

const serveBrand = async (
  brand: BrandGallery,
  all: readonly BrandGallery[],
  components: string,
  { host }: ListenAt,
): Promise<void> => {
  const settings = await gallerySettings(brand.of);
  await buildSite(settings);
  const others = [...all.filter((other) => other !== brand), { title: 'The components', address: components }];
  await serveStates({ states, settings, folder: settings.outDir, port: brand.port, host, others });
  console.log(`\nEvery screen in every state, brand “${brand.of.name}”:\n\n  ${brand.address}\n`);
};

await orExit(async () => {
  const listenAt = readListenAt(process.env, FIRST_PORT);
  const galleries = await galleriesAt(listenAt, galleryBrands());
  for (const { port } of galleries) await assertFree({ ...listenAt, port });
  const components = await serveComponents(listenAt.host);
  for (const each of galleries) await serveBrand(each, galleries, `${components.origin}/gallery`, listenAt);
});
