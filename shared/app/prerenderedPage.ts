import { hydrate, type ScreenModel, type ScreenParts } from './start.tsx';

const isPrerendering = (): boolean => !!(document as { prerendering?: boolean }).prerendering;

/**
 * When a screen is brought to life that an earlier page may have prerendered. One that is prerendered is drawn by a part that
 * follows the document; opened before that has come, it begins like any other.
 */
export const whenOpened = <Model extends ScreenModel>(run: () => void, screen: ScreenParts<Model>): void => {
  if (!isPrerendering()) {
    run();
    return;
  }
  document.addEventListener('prerenderingchange', run);
  import('./drawAhead.ts').then(
    ({ drawAhead }) => {
      if (!isPrerendering()) return;
      document.removeEventListener('prerenderingchange', run);
      drawAhead(screen, hydrate);
    },
    () => {},
  );
};
