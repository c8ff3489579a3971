import { isEarlyCall } from '../api/earlyCall.ts';
import type { Client } from '../api/settle.ts';
import type { PrerenderedDocument } from '../lib/prerenderedDocument.ts';
import { frameDrawn } from '../platform/frameDrawn.ts';
import { type HeldPlatform, heldPlatform } from '../platform/heldEnv.ts';
import { OLD_MS, pageAgeMs } from '../platform/pageAge.ts';
import type { Hydrate, ScreenModel, ScreenParts } from './start.tsx';

/**
 * While the page is prerendered, only the call that the head has sent is read; any other call waits until the page is
 * opened, and `onWait` is called. When the head's call brings no data, the prerendered view is given up.
 */
const heldClient =
  (client: Client, { holdClock, whenOpen, giveUp }: HeldPlatform, onWait: () => void): Client =>
  (host, page, clock) => {
    const call = client(host, page, holdClock(clock));
    return async (endpoint, input, options) => {
      if (!isEarlyCall(host, endpoint, input, page))
        return new Promise((resolve) => {
          onWait();
          whenOpen(() => resolve(call(endpoint, input, options)));
        });
      const outcome = await call(endpoint, input, options);
      if (outcome.kind !== 'ok') giveUp();
      return outcome;
    };
  };

const heldScreen = <Model extends ScreenModel>(
  screen: ScreenParts<Model>,
  platform: HeldPlatform,
  onWait: () => void,
): ScreenParts<Model> => ({
  ...screen,
  client: heldClient(screen.client, platform, onWait),
  create: (env) => screen.create(platform.hold(env)),
});

// Data that the tab has stored were checked (of today, and valid) when the view was rendered; after this long, check again.
const JUDGED_MS = 60_000;

/**
 * Lays the page out after each DOM change and prepares its painting, as a hit test does: a prerendered page has no frames that would.
 * @returns a function that stops this.
 */
const layOut = (box: HTMLElement): (() => void) => {
  const observer = new MutationObserver(() => void document.elementFromPoint(0, 0));
  observer.observe(box, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
};

/**
 * Keeps pictures out of the first frame, which otherwise waits for them: the browser lays out an SVG picture only as it paints it.
 * @returns a function that shows them.
 */
const hidePictures = (): (() => void) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('img { visibility: hidden }');
  document.adoptedStyleSheets = [sheet];
  return () => {
    document.adoptedStyleSheets = [];
  };
};

/**
 * Renders a page with its data while it is prerendered, so that a tap only has to show it. Until the page is opened it only
 * reads: see shared/platform/heldEnv.ts. When the view is out of date as the page is opened, because another page has
 * changed the tab's storage or the data did not arrive, the page starts again from its first view. Its borrower is that of
 * the page that links here, which has been open in this tab all the time. `begin` is the listener that otherwise hydrates
 * the page when it is opened; this function removes it while the page is still prerendered.
 */
export const drawAhead = <Model extends ScreenModel>(
  screen: ScreenParts<Model>,
  hydrate: Hydrate,
  begin: () => void,
): void => {
  if (!(document as PrerenderedDocument).prerendering) return;
  document.removeEventListener('prerenderingchange', begin);
  const box = document.getElementById('root') as HTMLElement;
  const firstView = box.cloneNode(true);
  const platform = heldPlatform();
  // True when the page waits to send its call: it does so when it is opened, and needs no return event for that.
  let isAsking = false;
  let isToldOfReturn = false;
  const remove = hydrate(
    heldScreen(screen, platform, () => {
      isAsking ||= !isToldOfReturn;
    }),
  );
  // Once the data are old, the view says so and waits to send its call again.
  const tellWhenOld = (): void => {
    if (isAsking || isToldOfReturn || pageAgeMs() <= OLD_MS) return;
    isToldOfReturn = true;
    platform.tellOfReturn();
  };
  // Ahead of a tap that comes later, so that its first frame has nothing to render. A phone that has slept runs the timer too late.
  const timer = setTimeout(tellWhenOld, OLD_MS + 1 - pageAgeMs());
  const stopLayout = layOut(box);
  const showPictures = hidePictures();

  document.addEventListener('prerenderingchange', () => {
    stopLayout();
    clearTimeout(timer);
    const drawn = frameDrawn();
    drawn.then(showPictures);
    if (isAsking && pageAgeMs() > JUDGED_MS) platform.giveUp();
    if (platform.open()) {
      // Waiting work, such as a new request, starts after the first frame.
      tellWhenOld();
      drawn.then(platform.goOn);
      return;
    }
    remove();
    box.replaceWith(firstView);
    hydrate(screen);
  });
};
