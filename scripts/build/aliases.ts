import { join } from 'node:path';
import type { BrandSource } from './readBrand.ts';
import { root } from './root.ts';

const shared = (file: string): string => join(root, 'shared', file);

/** The two helpers of the fetch library, of which this app uses next to nothing: a kilobyte less on every screen. */
export const fetchAliases = { ufo: shared('api/lean/ufo.ts'), destr: shared('api/lean/destr.ts') };

/** Listening to single keys, which no screen does, as `nanostores` imports it from itself: 170 B less on every screen. */
export const storeAliases = { './listen-keys/index.js': shared('lib/listenKeys.ts') };

/** What the sources call by `#`: the brand's own files. */
export const brandAliases = ({ brandFile, adapterFile }: Pick<BrandSource, 'brandFile' | 'adapterFile'>) => ({
  '#brand': brandFile,
  '#adapter': shared(`api/adapter/${adapterFile ? 'own' : 'none'}`),
  ...(adapterFile && { '#ownAdapter': adapterFile }),
});
