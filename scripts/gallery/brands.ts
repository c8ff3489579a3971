import { type BuildSettings, readSettings } from '../build/settings.ts';

/** A brand whose screens there are to look at. */
export interface GalleryBrand {
  readonly name: string;
  /** What its gallery is built with: all pages, in a folder of its own. */
  readonly env: Readonly<Record<string, string>>;
}

const brandOf = (name: string, which: Readonly<Record<string, string>>): GalleryBrand => ({
  name,
  // Its states answer as the contract says.
  env: { ...which, ADAPTER: 'none', PREVIEW: '1', OUT_DIR: `.cache/gallery-${name.replace(/\W+/g, '_')}` },
});

/** The brand that the environment names, by `BRAND_DIR` or `BRAND`; the two samples where it names none. */
export const galleryBrands = (
  { BRAND, BRAND_DIR }: NodeJS.ProcessEnv = process.env,
): readonly [GalleryBrand, ...GalleryBrand[]] => {
  if (BRAND_DIR || BRAND)
    return [brandOf(BRAND_DIR || BRAND || '', { BRAND: BRAND ?? '', BRAND_DIR: BRAND_DIR ?? '' })];
  return [brandOf('default', { BRAND: 'default' }), brandOf('ph', { BRAND: 'ph' })];
};

/** The settings of a brand's gallery. */
export const gallerySettings = ({ env }: GalleryBrand): Promise<BuildSettings> => readSettings(env);
