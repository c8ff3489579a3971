import type { PrerenderedDocument } from '../lib/prerenderedDocument.ts';
import { hydrate, type ScreenModel, type ScreenParts } from './start.tsx';

/**
 * When a screen is brought to life that an earlier page may have prerendered. One that is prerendered is drawn by a part that
 * follows the document; opened before that has come, it begins like any other.
 */
export const whenOpened = <Model extends ScreenModel>(run: () => void, screen: ScreenParts<Model>): void => {
  if (!(document as PrerenderedDocument).prerendering) {
    run();
    return;
  }
  document.addEventListener('prerenderingchange', run);
  import('./drawAhead.ts').then(
    ({ drawAhead }) => drawAhead(screen, hydrate, run),
    () => {},
  );
};
