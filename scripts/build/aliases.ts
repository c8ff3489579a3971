import { join } from 'node:path';
import type { BrandSource } from './readBrand.ts';
import { root } from './root.ts';

const shared = (file: string): string => join(root, 'shared', file);

const standIns = shared('lib/standIns.ts');

/** The fetch library's two helpers, of which this app uses almost nothing: replacing them saves a kilobyte on every screen. */
export const fetchAliases = { ufo: standIns, destr: standIns };

/**
 * Listening to single keys of a store, which no screen does, under the path by which `nanostores` imports it: replacing it saves 170 B on every
 * screen.
 */
export const storeAliases = { './listen-keys/index.js': standIns };

/** The brand's own files, which the sources import under names with `#`. */
export const brandAliases = ({ brandFile, adapterFile }: Pick<BrandSource, 'brandFile' | 'adapterFile'>) => ({
  '#brand': brandFile,
  '#adapter': shared(`api/adapter/${adapterFile ? 'own' : 'none'}.ts`),
  ...(adapterFile && { '#ownAdapter': adapterFile }),
});
