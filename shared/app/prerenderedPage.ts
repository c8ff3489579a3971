import type { EarlyWindow } from '../api/earlyCall.ts';
import type { PrerenderedDocument } from '../lib/prerenderedDocument.ts';
import { OLD_MS, pageAgeMs } from '../platform/pageAge.ts';
import { hydrate, type ScreenModel, type ScreenParts } from './start.tsx';

/**
 * Decides when to hydrate a screen that the browser may prerender for an earlier page. While it is prerendered, a late chunk renders it;
 * if it is opened before that chunk has loaded, it starts like any other screen.
 */
export const whenOpened = <Model extends ScreenModel>(run: () => void, screen: ScreenParts<Model>): void => {
  if (!(document as PrerenderedDocument).prerendering) {
    run();
    return;
  }
  const begin = (): void => {
    // The response to the head's call may have arrived long before, and be out of date: then it is dropped.
    if (pageAgeMs() > OLD_MS) (window as EarlyWindow).loanEarly = undefined;
    run();
  };
  document.addEventListener('prerenderingchange', begin);
  import('./drawAhead.ts').then(
    ({ drawAhead }) => drawAhead(screen, hydrate, begin),
    () => {},
  );
};
