import { type BuildSettings, readSettings } from '../build/settings.ts';

/** The brands whose screens there are to look at. */
export const galleryBrands = ['default', 'ph'] as const;

/** What a brand's gallery is built with, as environment variables: all pages, in a folder of its own. */
export const environmentOf = (brand: string): Record<string, string> => ({
  BRAND: brand,
  PREVIEW: '1',
  OUT_DIR: `.cache/gallery-${brand}`,
});

/** The settings of a brand's gallery. */
export const gallerySettings = (brand: string): Promise<BuildSettings> => readSettings(environmentOf(brand));
