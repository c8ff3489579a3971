import { join } from 'node:path';
import type { BrandSource } from './readBrand.ts';
import { root } from './root.ts';

const shared = (file: string): string => join(root, 'shared', file);

/** The fetch library's two helpers, of which this app uses almost nothing: replacing them saves a kilobyte on every screen. */
export const fetchAliases = { ufo: shared('api/lean/ufo.ts'), destr: shared('api/lean/destr.ts') };

/**
 * Listening to single keys of a store, which no screen does, under the path by which `nanostores` imports it: replacing it saves 170 B on every
 * screen.
 */
export const storeAliases = { './listen-keys/index.js': shared('lib/listenKeys.ts') };

/** The brand's own files, which the sources import under names with `#`. */
export const brandAliases = ({ brandFile, adapterFile }: Pick<BrandSource, 'brandFile' | 'adapterFile'>) => ({
  '#brand': brandFile,
  '#adapter': shared(`api/adapter/${adapterFile ? 'own' : 'none'}`),
  ...(adapterFile && { '#ownAdapter': adapterFile }),
});
