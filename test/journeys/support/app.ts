import type { Page } from '@playwright/test';

/**
 * Simulates a native app around every page that is opened from now on. @returns a list that collects its messages, each
 * as the handler gets it: an object on iOS, text on Android
 */
export const putInApp = async (page: Page, kind: 'ios' | 'android'): Promise<readonly unknown[]> => {
  const received: unknown[] = [];
  await page.exposeFunction('appReceives', (message: unknown) => void received.push(message));
  await page.addInitScript((app) => {
    const host = window as unknown as Record<string, unknown>;
    const postMessage = (message: unknown): void => {
      (host['appReceives'] as (message: unknown) => void)(message);
    };
    if (app !== 'android') host['webkit'] = { messageHandlers: { loanApp: { postMessage } } };
    if (app !== 'ios') host['loanApp'] = { postMessage };
  }, kind);
  return received;
};

/** Returns a list that collects the addresses to which the page navigates from now on, including `tel:`. */
export const watchMoves = async (page: Page): Promise<readonly string[]> => {
  const moves: string[] = [];
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Page.frameRequestedNavigation', ({ url }) => moves.push(url));
  await devtools.send('Page.enable');
  return moves;
};
