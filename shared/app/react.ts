/**
 * What stands in for `react`: Preact with its hooks, as published. Of it, a page's bundle holds what its components import.
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
 * As React's, which `useStore` of @nanostores/react is made of. Preact has it in `preact/compat` only, which is two
 * kilobytes more on every screen. (@nanostores/preact does without, but draws a change in a task of its own, and with
 * that most often a frame later.)
 */
export const useSyncExternalStore = <Value>(
  subscribe: (onChange: () => void) => () => void,
  getSnapshot: () => Value,
): Value => {
  const read = useRef(getSnapshot);
  read.current = getSnapshot;
  const [, show] = useState(getSnapshot);
  // Before the first change can come: a change is drawn in the task in which it happens.
  useLayoutEffect(() => {
    const update = (): void => show(read.current);
    update();
    return subscribe(update);
  }, [subscribe]);
  return getSnapshot();
};
