import { isEarlyCall } from '../api/earlyCall.ts';
import type { Client } from '../api/settle.ts';
import type { PrerenderedDocument } from '../lib/prerenderedDocument.ts';
import { frameDrawn } from '../platform/frameDrawn.ts';
import { type HeldPlatform, heldPlatform } from '../platform/heldEnv.ts';
import { OLD_MS, pageAgeMs } from '../platform/pageAge.ts';
import type { Hydrate, ScreenModel, ScreenParts } from './start.tsx';

/**
 * The first call is read, for the head has sent it; any other waits, of which `onWait` is told. What is no data is never shown: it
 * is asked for again.
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

// What the tab has kept was judged as it was drawn: whether it is still of today, and valid.
const JUDGED_MS = 60_000;

/** Lays out whatever is drawn in a page that has no frames yet. @returns what stops it. */
const layOut = (box: HTMLElement): (() => void) => {
  const observer = new MutationObserver(() => void box.offsetHeight);
  observer.observe(box, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
};

/**
 * Draws a page with its data while it is prerendered, so that a tap has only to show it. Until it is opened it reads, and does
 * nothing else: see shared/platform/heldEnv.ts. Where what it has drawn does not hold as it is opened, because another page has
 * changed what the tab keeps or its data did not come, it is begun anew from the first view. Its borrower is the one of the
 * page that leads here, which has had the tab all the while. `begin` is the listener that hydrates it when opened, for
 * where this comes too late.
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
  // A page that shows what the tab has kept asks for it as it is opened, and need not be told to.
  let isAsking = false;
  const remove = hydrate(
    heldScreen(screen, platform, () => {
      isAsking = true;
    }),
  );
  const stopLayout = layOut(box);

  document.addEventListener('prerenderingchange', () => {
    stopLayout();
    if (isAsking && pageAgeMs() > JUDGED_MS) platform.giveUp();
    if (platform.open()) {
      // That they are old is said with the data; what is asked for anew is asked for behind the frame.
      if (!isAsking && pageAgeMs() > OLD_MS) platform.tellOfReturn();
      frameDrawn().then(platform.goOn);
      return;
    }
    remove();
    box.replaceWith(firstView);
    hydrate(screen);
  });
};
