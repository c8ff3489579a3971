import { buildSite } from './build/buildSite.ts';
import { orExit } from './build/orExit.ts';
import { type GalleryBrand, galleryBrands, gallerySettings } from './gallery/brands.ts';
import { serveComponents } from './gallery/components/serveComponents.ts';
import { serveStates } from './gallery/states/serveStates.ts';
import { states } from './gallery/states/states.ts';

const FIRST_PORT = 4180;

/** The gallery of one brand: a build of its own, on an origin of its own. */
interface BrandGallery {
  readonly of: GalleryBrand;
  readonly port: number;
  readonly title: string;
  readonly address: string;
}

const brands: readonly BrandGallery[] = galleryBrands().map((of, at) => ({
  of,
  port: FIRST_PORT + at,
  title: `The brand “${of.name}”`,
  address: `http://localhost:${FIRST_PORT + at}/gallery/`,
}));

const serveBrand = async (brand: BrandGallery, components: string): Promise<void> => {
  const settings = await gallerySettings(brand.of);
  await buildSite(settings);
  const others = [...brands.filter((other) => other !== brand), { title: 'The components', address: components }];
  await serveStates({ states, settings, folder: settings.outDir, port: brand.port, others });
  console.log(`\nEvery screen in every state, brand “${brand.of.name}”:\n\n  ${brand.address}\n`);
};

await orExit(async () => {
  const components = await serveComponents();
  for (const brand of brands) await serveBrand(brand, `${components.origin}/gallery`);
});
