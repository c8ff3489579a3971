import { join } from 'node:path';
import type { Alias } from 'vite';
import type { BrandSource } from './readBrand.ts';
import { root } from './root.ts';

const shared = (file: string): string => join(root, 'shared', file);

/** The two helpers of the fetch library, of which this app uses next to nothing: a kilobyte less on every screen. */
export const fetchAliases: Alias[] = [
  { find: /^ufo$/, replacement: shared('api/lean/ufo.ts') },
  { find: /^destr$/, replacement: shared('api/lean/destr.ts') },
];

/** What the sources call by `#`: the brand's own files. */
export const brandAliases = ({ brandFile, adapterFile }: Pick<BrandSource, 'brandFile' | 'adapterFile'>): Alias[] => [
  { find: '#brand', replacement: brandFile },
  { find: /^#adapter\/(\w+)$/, replacement: shared(`api/adapter/${adapterFile ? 'own' : 'none'}/$1.ts`) },
  ...(adapterFile ? [{ find: '#ownAdapter', replacement: adapterFile }] : []),
];
