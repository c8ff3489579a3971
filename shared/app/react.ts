/**
 * Replaces `react`: Preact with its hooks, as published. A page's bundle contains only the exports that its components import.
 * `ENGINE=react` builds the same sources with React itself.
 */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

// biome-ignore-start lint/performance/noBarrelFile: this module stands in for a package, so it re-exports by nature
// biome-ignore-start lint/performance/noReExportAll: the same
export * from 'preact';
export * from 'preact/hooks';
// biome-ignore-end lint/performance/noReExportAll: the same
// biome-ignore-end lint/performance/noBarrelFile: the same

/**
 * The same as React's hook, which `useStore` of @nanostores/react uses. Preact has it only in `preact/compat`, which would add 2 kB to
 * every screen. (@nanostores/preact does not need it, but renders a change in a separate task, and therefore mostly one frame
 * later.)
 */
export const useSyncExternalStore = <Value>(
  subscribe: (onChange: () => void) => () => void,
  getSnapshot: () => Value,
): Value => {
  const read = useRef(getSnapshot);
  read.current = getSnapshot;
  const [, show] = useState(getSnapshot);
  // A layout effect: a change is rendered in the task in which it happens. `useStore` itself tells of one from before this.
  useLayoutEffect(() => subscribe(() => show(read.current)), [subscribe]);
  return getSnapshot();
};
