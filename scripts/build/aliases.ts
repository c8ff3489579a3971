import { join } from 'node:path';
import type { Alias } from 'vite';
import { root } from './settings.ts';

const shared = (file: string): string => join(root, 'shared', file);

/** The two helpers of the fetch library, of which this app uses next to nothing: a kilobyte less on every screen. */
export const fetchAliases: Alias[] = [
  { find: /^ufo$/, replacement: shared('api/lean/ufo.ts') },
  { find: /^destr$/, replacement: shared('api/lean/destr.ts') },
];
