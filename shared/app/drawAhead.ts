import { isEarlyCall } from '../api/earlyCall.ts';
import type { Client } from '../api/settle.ts';
import { readKept } from '../navigation/keptSession.ts';
import { type HeldPlatform, heldPlatform } from '../platform/heldEnv.ts';
import { isOfAnotherBorrower } from '../platform/storage/anotherBorrower.ts';
import type { BorrowerWindow } from './belongsToAnotherBorrower.ts';
import type { Hydrate, ScreenModel, ScreenParts } from './start.tsx';

// What was read longer ago is read again as the page is opened, as where the borrower comes back to a page.
const OLD_MS = 10_000;

/** The first call is read, for the head has sent it; any other waits. What is no data is never shown: it is asked for again. */
const heldClient =
  (client: Client, { holdClock, whenOpen, giveUp }: HeldPlatform): Client =>
  (host, page, clock) => {
    const call = client(host, page, holdClock(clock));
    return async (endpoint, input, options) => {
      if (!isEarlyCall(host, endpoint, input, page))
        return new Promise((resolve) => {
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
): ScreenParts<Model> => ({
  ...screen,
  client: heldClient(screen.client, platform),
  create: (env) => screen.create(platform.hold(env)),
});

// How long ago the page was loaded, in milliseconds. The browser's own measure may stand while the phone sleeps, and its clock may be set.
const ageMs = (): number => Math.max(performance.now(), Date.now() - performance.timeOrigin);

/** Lays out whatever is drawn in a page that has no frames yet. @returns what stops it. */
const layOut = (box: HTMLElement): (() => void) => {
  const observer = new MutationObserver(() => void box.offsetHeight);
  observer.observe(box, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
};

/**
 * Draws a page with its data while it is prerendered, so that a tap has only to show it. Until it is opened it reads, and does
 * nothing else: see shared/platform/heldEnv.ts. Where what it has drawn does not hold as it is opened, because another page has
 * changed what the tab keeps or its data did not come, it is begun anew from the first view.
 */
export const drawAhead = <Model extends ScreenModel>(screen: ScreenParts<Model>, hydrate: Hydrate): void => {
  const host = window as BorrowerWindow;
  const box = document.getElementById('root') as HTMLElement;
  const firstView = box.cloneNode(true);
  const platform = heldPlatform();
  if (host.loanOfAnother) platform.giveUp();
  const remove = hydrate(heldScreen(screen, platform));
  const stopLayout = layOut(box);

  document.addEventListener('prerenderingchange', () => {
    stopLayout();
    // What the tab keeps is what the page before has left there by now, whose borrower it names.
    host.loanOfAnother = isOfAnotherBorrower(readKept);
    if (host.loanOfAnother) platform.giveUp();
    if (platform.open(ageMs() > OLD_MS)) return;
    remove();
    box.replaceWith(firstView);
    hydrate(screen);
  });
};
