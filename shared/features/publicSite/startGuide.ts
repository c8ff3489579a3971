import { startStaticPage } from '../../app/startStaticPage.ts';
import type { LoadStaticPage } from '../../app/staticPage.tsx';
import { hasInstructions } from '../../brand/current.ts';
import { enlargeOnTap } from './enlarge.ts';

// Shows the brand's own ways to pay in the language that the page has changed to.
const showBrandWays = (language: string): void => {
  for (const part of document.querySelectorAll<HTMLElement>('main [lang]')) part.hidden = part.lang !== language;
};

/** Starts a static page that shows how to pay, with pictures that enlarge. `load` is as in `startStaticPage`. */
export const startGuide = (load?: LoadStaticPage): void => {
  startStaticPage(load, hasInstructions ? showBrandWays : undefined);
  enlargeOnTap();
};
