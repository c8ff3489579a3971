/** What stands in for `react-dom/client`: see react.ts. */
import { type ComponentChild, hydrate, render } from 'preact';

/** Takes over the prerendered first view in `container`; `render` draws the views that follow. */
export const hydrateRoot = (container: Element, view: ComponentChild) => {
  hydrate(view, container);
  return { render: (next: ComponentChild): void => render(next, container) };
};
