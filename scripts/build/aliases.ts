import { join } from 'node:path';
import type { Alias } from 'vite';
import { root } from './settings.ts';

const shared = (file: string): string => join(root, 'shared', file);

const preact: Alias[] = [
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom\/client$/, replacement: shared('app/reactDom.ts') },
  { find: /^react$/, replacement: shared('app/react.ts') },
];

/** What stands for React in a build. */
export const engineAliases = (engine: 'preact' | 'react'): Alias[] => (engine === 'preact' ? preact : []);

/** The two helpers of the fetch library, of which this app uses next to nothing: a kilobyte less on every screen. */
export const fetchAliases: Alias[] = [
  { find: /^ufo$/, replacement: shared('api/lean/ufo.ts') },
  { find: /^destr$/, replacement: shared('api/lean/destr.ts') },
];
