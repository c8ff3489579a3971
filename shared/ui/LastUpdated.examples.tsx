import { type Examples, ignore } from './Example.ts';
import { LastUpdated } from './LastUpdated.tsx';

const atMs = Date.UTC(2026, 4, 4, 6, 30);

export const examples: Examples = [
  { title: 'Fresh', node: <LastUpdated atMs={atMs} status="fresh" onRefresh={ignore} /> },
  { title: 'Busy', node: <LastUpdated atMs={atMs} status="revalidating" onRefresh={ignore} /> },
  { title: 'Stale', node: <LastUpdated atMs={atMs} status="stale" onRefresh={ignore} /> },
];
