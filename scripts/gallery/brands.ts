import { type BuildSettings, readSettings } from '../build/settings.ts';

/** A brand with a gallery of screens. */
export interface GalleryBrand {
  readonly name: string;
  /** The environment variables of the gallery's build: all pages, in a separate folder. */
  readonly env: Readonly<Record<string, string>>;
}

const brandOf = (name: string, which: Readonly<Record<string, string>>): GalleryBrand => ({
  name,
  // The states answer in the format of the contract, so the brand's adapter is switched off.
  env: { ...which, ADAPTER: 'none', PREVIEW: '1', OUT_DIR: `.cache/gallery-${name.replace(/\W+/g, '_')}` },
});

/** Returns the brand that `BRAND_DIR` or `BRAND` names, or both sample brands if neither is set. */
export const galleryBrands = (
  { BRAND, BRAND_DIR }: NodeJS.ProcessEnv = process.env,
): readonly [GalleryBrand, ...GalleryBrand[]] => {
  if (BRAND_DIR || BRAND)
    return [brandOf(BRAND_DIR || BRAND || '', { BRAND: BRAND ?? '', BRAND_DIR: BRAND_DIR ?? '' })];
  return [brandOf('default', { BRAND: 'default' }), brandOf('ph', { BRAND: 'ph' })];
};

/** Reads the build settings of a brand's gallery. */
export const gallerySettings = ({ env }: GalleryBrand): Promise<BuildSettings> => readSettings(env);
