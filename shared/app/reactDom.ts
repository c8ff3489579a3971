/** Replaces `react-dom/client`: see react.ts. */
import { type ComponentChild, hydrate, options, render } from 'preact';

/** The part of React's `RootOptions` that is used here. */
interface RootOptions {
  /** Called when rendering or a layout effect has thrown, after the view was removed. */
  readonly onUncaughtError?: (error: unknown) => void;
}

/**
 * Hydrates the prerendered first view in `container`; `render` replaces it. A document may have only one such root, because the
 * error handling of Preact's own renderings is global.
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
      // The rest of the view must not render into the container any more.
      render(null, container);
      onUncaughtError(error);
      throw error;
    }
  };
  // Preact renders a changed component in a microtask and has no hook for errors; this option wraps all such renderings. Chromium has
  // `queueMicrotask` from version 71 on.
  options.debounceRendering = (run) => void Promise.resolve().then(() => guarded(run));
  guarded(() => hydrate(view, container));
  return { render: (next: ComponentChild): void => guarded(() => render(next, container)) };
};
