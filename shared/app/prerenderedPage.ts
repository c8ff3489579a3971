import type { EarlyWindow } from '../api/earlyCall.ts';
import type { PrerenderedDocument } from '../lib/prerenderedDocument.ts';
import { OLD_MS, pageAgeMs } from '../platform/pageAge.ts';
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
  const begin = (): void => {
    // The response to the head's call may have lain there all the while, and is no news by now.
    if (pageAgeMs() > OLD_MS) (window as EarlyWindow).loanEarly = undefined;
    run();
  };
  document.addEventListener('prerenderingchange', begin);
  import('./drawAhead.ts').then(
    ({ drawAhead }) => drawAhead(screen, hydrate, begin),
    () => {},
  );
};
