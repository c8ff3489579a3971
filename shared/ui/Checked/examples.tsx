import { type Examples, ignore } from '../Example.ts';
import { Checked } from './Checked.tsx';

const atMs = Date.UTC(2026, 4, 4, 6, 30);

export const examples: Examples = [
  { title: 'Fresh', node: <Checked atMs={atMs} trust="fresh" onRefresh={ignore} /> },
  { title: 'Busy', node: <Checked atMs={atMs} trust="checking" onRefresh={ignore} /> },
  { title: 'Stale', node: <Checked atMs={atMs} trust="stale" onRefresh={ignore} /> },
];
