/** What stands in for `react-dom/client`: see react.ts. */
import { type ComponentChild, hydrate, options, render } from 'preact';

/** As React's options of a root. */
interface RootOptions {
  /** Runs when rendering has thrown, or a layout effect, and the view has been taken away. */
  readonly onUncaughtError?: (error: unknown) => void;
}

/**
 * Takes over the prerendered first view in `container`; `render` replaces it. A document has one such root, for what
 * watches over Preact's own renderings watches over all of them.
 */
export const hydrateRoot = (
  container: Element,
  view: ComponentChild,
  { onUncaughtError = () => {} }: RootOptions = {},
) => {
  const guarded = (run: () => void): void => {
    try {
      run();
    } catch (error) {
      // What is left of the view must not render into the container any more.
      render(null, container);
      onUncaughtError(error);
      throw error;
    }
  };
  // Preact renders a changed component in a microtask and has no hook for errors; this option wraps all such renderings.
  options.debounceRendering = (run) => queueMicrotask(() => guarded(run));
  guarded(() => hydrate(view, container));
  return { render: (next: ComponentChild): void => guarded(() => render(next, container)) };
};
